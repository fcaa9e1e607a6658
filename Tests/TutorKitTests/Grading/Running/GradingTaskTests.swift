import Foundation
import Testing

@testable import TutorKit

@Suite("Who is graded")
struct GradingTaskTests {
  private func place(_ id: String) -> SubmissionPlace {
    SubmissionPlace(id: id, name: id, path: Array("/class/\(id)".utf8), content: .folder)
  }

  @Test("Without a roster everybody who handed something in is, in the order of bytes")
  func noRoster() {
    let tasks = GradingTask.all(["b", "a", "Z", "é"].map(place), roster: nil)
    #expect(tasks.map(\.learner.id) == ["Z", "a", "b", "é"])
    #expect(tasks.allSatisfy { $0.place != nil })
  }

  @Test("With a roster so are those without a submission, and strangers")
  func roster() throws {
    let roster = try Roster(csv: Array("id,name\nann,Ann A\nbea,Bea B\n".utf8))
    let tasks = GradingTask.all([place("bea"), place("zoe")], roster: roster)
    #expect(tasks.map(\.learner.id) == ["ann", "bea", "zoe"])
    #expect(tasks.map { $0.place?.id } == [nil, "bea", "zoe"])
    #expect(tasks.map(\.learner.name) == ["Ann A", "Bea B", nil])
  }

  @Test("Shards part a class: each learner is in one of them")
  func shards() {
    let tasks = GradingTask.all((0..<300).map { place("s\($0)") }, roster: nil)
    let parts = (1...3).map { index in
      tasks.filter { $0.isIn(RunRecord.Shard(index: index, count: 3)) }.map(\.learner.id)
    }
    #expect(parts.flatMap(\.self).sorted() == tasks.map(\.learner.id).sorted())
    // None is much larger than another.
    #expect(parts.allSatisfy { (70...130).contains($0.count) })
  }

  @Test("An anonymous learner has nothing of the roster, and always the same number for a word")
  func anonymous() {
    let learner = Learner(id: "ann", name: "Ann", email: "a@b", section: "1", fields: ["id": "ann"])
    let hidden = learner.anonymous(salt: "word")
    #expect(hidden == learner.anonymous(salt: "word"))
    #expect(hidden != learner.anonymous(salt: "other"))
    #expect(hidden.name == nil && hidden.email == nil && hidden.fields.isEmpty)
    #expect(!hidden.id.contains("ann"))
  }
}
