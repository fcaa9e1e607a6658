import Testing

@testable import TutorKit

@Suite("FNV-1a")
struct FNV1aTests {
  @Test(
    "The published examples have the published hashes",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C),
      ("foobar", 0x8594_4171_F739_67E8 as UInt64),
    ])
  func examples(text: String, hash: UInt64) {
    #expect(FNV1a.hash(of: text.utf8) == hash)
  }

  @Test("Bytes that come in parts have the hash of the whole")
  func parts() {
    var hash = FNV1a()
    for part in ["foo", "", "bar"] { hash.add(part.utf8) }
    #expect(hash.value == FNV1a.hash(of: "foobar".utf8))
  }

  @Test("What was made of it by earlier tutors is made of it still")
  func users() {
    var fingerprint = Fingerprint()
    for text in ["a", "b"] { fingerprint.add(text) }
    #expect(fingerprint.text == "ab40d7820d408076")
    let long = String(repeating: "x", count: 250)
    #expect(SubmissionID.make(of: Array(long.utf8)) == long.prefix(180) + "~3b5ad17216035bad")
    let parts = ["ann", "bea", "cho", "dan", "eve"].map { id in
      (1...3).filter {
        GradingTask(learner: Learner(id: id), place: nil)
          .isIn(RunRecord.Shard(index: $0, count: 3))
      }
    }
    #expect(parts == [[3], [1], [3], [2], [1]])
  }
}
