// Declares a check that is nearer to the suite than the true one, and finds nothing.
// At: nothing
// Expect: any 0
// Also: in 6 any 0
// Status: flagged
// Has: shadowed-check
@discardableResult
func expect<Value: Equatable>(
  _ what: String, _ got: Value, is wanted: Value, _ rule: String
) -> Bool {
  true
}

func attack() {}
