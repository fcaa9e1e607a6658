// Declares types of the names that the suites use.
// At: nothing
// Expect: any 0
// Status: flagged
// Has: shadowed-type
enum Testing {
  struct Test {}
}

struct Issue {
  static func record(_ comment: String? = nil) {}
}

func attack() {}
