// Calls itself without end.
// At: row
// Expect: failed 14
// Has: crash
func attack() {
  print(depth(of: 1), terminator: "")
}

private func depth(of level: Int) -> Int {
  level < 0 ? 0 : depth(of: level + 1) + level % 2
}
