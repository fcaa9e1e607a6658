// Prints without end.
// At: row
// Expect: failed 14
// Has: output-limit
func attack() {
  while true { print(String(repeating: "x", count: 4096)) }
}
