// Takes the place of a function of the system's that the tests do without.
// At: nothing
// Expect: failed 0
// Status: flagged
// Has: symbol-name, taken-name
@c(gethostid)
nonisolated func takenID() -> Int { 1 }

func attack() {}
