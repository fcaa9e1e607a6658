// Brings a test of its own, with the name of one of the suite's.
// At: nothing
// Expect: any 0-8
// Status: flagged
// Has: test-in-submission
import Testing

@Suite struct HardCodedStringsTests {
  @Test func listOpens() {}
}

func attack() {}
