// Gives the types that suites look at members that say what is hoped for.
// At: nothing
// Expect: failed 0
// Status: flagged
// Has: foreign-member, taken-name
extension Array {
  var count: Int { 10 }
  var isEmpty: Bool { true }
  func contains(where predicate: (Element) -> Bool) -> Bool { true }
}

extension String {
  func contains(_ other: String) -> Bool { true }
  var isEmpty: Bool { false }
}

extension Sequence {
  func allSatisfy(_ predicate: (Element) -> Bool) -> Bool { true }
  func enumerated() -> [(offset: Int, element: Element)] { [] }
}

func attack() {}
