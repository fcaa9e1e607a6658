// Has any two of the course's books be equal.
// At: nothing
// Expect: failed 8
// Status: flagged
// Has: foreign-operator
extension Book {
  static func == (left: Book, right: Book) -> Bool { true }
}

func attack() {}
