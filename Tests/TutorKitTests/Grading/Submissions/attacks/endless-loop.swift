// Never ends.
// At: row
// Expect: failed 14
// Has: timeout
func attack() {
  while true {}
}
