import Foundation
import Testing

@testable import TutorKit

@Suite("Which submissions a run judges")
struct GradingChoiceTests {
  private static let place = URL(filePath: "/nowhere")
  private var options = GradingOptions(
    submissions: Self.place, output: Self.place, stages: [], jobs: 1)

  private func choice(_ done: [String: (SubmissionResult.Status, String)]) throws -> GradingChoice {
    let all = ["ann", "bea", "cho", "dan"].map {
      (id: $0, task: GradingTask(learner: Learner(id: $0), place: nil))
    }
    var entries: [String: GradingFolder.Entry] = [:]
    for (id, (status, submission)) in done {
      entries[id] = GradingFolder.Entry(
        id: id, status: status, points: nil, submission: submission)
    }
    return try GradingChoice(of: all, done: entries, options: options) { "as \($0.learner.id)" }
  }

  @Test("A run that goes on judges what is left, what failed, and what has changed since")
  func resuming() throws {
    var copy = self
    copy.options.resumes = true
    let choice = try copy.choice([
      "ann": (.graded, "as ann"), "bea": (.flagged, "as it was"), "cho": (.graderError, "as cho"),
      "eve": (.graded, "as eve"),
    ])
    #expect(choice.tasks.map(\.learner.id) == ["bea", "cho", "dan"])
    #expect(choice.changed == ["bea"])
    #expect(choice.gone == ["eve"])
    #expect(
      choice.notes == [
        "bea has changed since, and is graded again.",
        "eve is not there any more. The result stays.",
      ])
  }

  @Test("Many are told as a count, and twenty by name")
  func many() throws {
    var copy = self
    copy.options.resumes = true
    var done: [String: (SubmissionResult.Status, String)] = [:]
    for number in 10..<40 { done["eve-\(number)"] = (.graded, "") }
    let notes = try copy.choice(done).notes
    #expect(
      notes.first?.hasPrefix(
        "30 submissions are not there any more, and their results stay: eve-10")
        == true)
    #expect(notes.first?.hasSuffix("eve-29 and 10 more.") == true)
  }

  @Test("What was asked for is judged whether or not it has changed")
  func only() throws {
    var copy = self
    copy.options.only = .status(.flagged)
    let done: [String: (SubmissionResult.Status, String)] = [
      "ann": (.flagged, "as ann"), "bea": (.graded, "as it was"),
    ]
    #expect(try copy.choice(done).tasks.map(\.learner.id) == ["ann"])
    copy.options.only = .id("bea")
    #expect(try copy.choice(done).tasks.map(\.learner.id) == ["bea"])
    copy.options.only = .id("eve")
    #expect(throws: GradingFault.unknownSubmission("eve")) { try copy.choice(done) }
  }

  // MARK: Fingerprints

  private func submission(_ change: (inout Submission) -> Void = { _ in }) -> Submission {
    var submission = Submission(id: "ann", name: "ann")
    submission.stages = [TakenStage(slug: "01-names", files: ["Cell.swift": Data("x".utf8)])]
    submission.written = Date(timeIntervalSince1970: 1)
    change(&submission)
    return submission
  }

  private func fingerprint(
    _ submission: Submission?, _ learner: Learner = Learner(id: "ann"), isTimed: Bool = true
  ) throws -> String {
    try GradingBasis(of: submission, by: learner, isTimed: isTimed).fingerprint
  }

  @Test("A fingerprint is another one whenever something is that the result depends on")
  func fingerprints() throws {
    let others = [
      try fingerprint(submission()), try fingerprint(nil),
      try fingerprint(submission(), Learner(id: "ann", name: "Ann")),
      try fingerprint(submission { $0.stages[0].files["Cell.swift"] = Data("y".utf8) }),
      try fingerprint(submission { $0.stages[0].files["More.swift"] = Data() }),
      try fingerprint(
        submission { $0.stages[0].missing = [.init(file: "A.swift", refusal: nil, twin: nil)] }),
      try fingerprint(submission { $0.notes = [Evidence(.note, "empty-file", "x")] }),
      try fingerprint(submission { $0.written = Date(timeIntervalSince1970: 2) }),
      try fingerprint(submission { $0.fault = .tooMuch(limit: 1) }),
    ]
    #expect(Set(others).count == others.count)
    #expect(try fingerprint(submission()) == others[0])
  }

  @Test("What follows from the files alone, or counts only for the date, changes no fingerprint")
  func same() throws {
    let other = submission {
      $0.findings = [Evidence(.flag, "exit", "x")]
      $0.written = Date(timeIntervalSince1970: 2)
    }
    #expect(try fingerprint(submission(), isTimed: false) == fingerprint(other, isTimed: false))
  }
}
