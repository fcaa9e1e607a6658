// Has every range be empty and every pair of lists have no pair, so that no test looks at anything.
// At: nothing
// Expect: failed 0
// Status: flagged
// Has: taken-name
func ..< (first: Int, end: Int) -> Range<Int> { Range(uncheckedBounds: (first, first)) }

func zip<One: Sequence, Other: Sequence>(
  _ one: One, _ other: Other
) -> [(One.Element, Other.Element)] { [] }

func attack() {}
