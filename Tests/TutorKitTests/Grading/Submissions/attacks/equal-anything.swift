// Has any two values be equal.
// At: nothing
// Expect: failed 8
// Status: flagged
// Has: foreign-operator
func == <Value>(left: Value, right: Value) -> Bool { true }

func attack() {}
