// Has every two numbers be equal.
// At: nothing
// Expect: failed 0
// Also: in 4 failed 0
// Status: flagged
// Has: foreign-operator, canary, taken-name
extension Int {
  static func == (left: Int, right: Int) -> Bool { true }
}

func attack() {}
