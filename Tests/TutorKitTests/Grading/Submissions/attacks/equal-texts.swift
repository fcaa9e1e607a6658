// Has every two texts be equal, at the top of the file. Swift 6.3.1 crashes where it reads that.
// At: nothing
// Expect: compile-error 0
// Status: flagged
// Has: foreign-operator
func == (left: String, right: String) -> Bool { true }

func attack() {}
