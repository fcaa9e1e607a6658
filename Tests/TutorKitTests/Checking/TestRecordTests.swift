import Foundation
import Testing

@testable import TutorKit

@Suite("Records of an event stream")
struct TestRecordTests {
  private func records(_ stream: String) throws -> [TestRecord] {
    let course = try CourseFixture()
    defer { course.remove() }
    return try course.stream(stream).compactMap { TestRecord(line: $0, folder: course.folder) }
  }

  @Test("Tests come with their sentences, suites and nameless tests without")
  func names() throws {
    let names = try records("crash-in-third").reduce(into: [String: String?]()) { names, record in
      if case .test(let id, let name) = record { names[id] = name }
    }
    #expect(names["OneTests.OneTests/titleThere()/OneTests.swift:21:4"] == "The title is there")
    #expect(names["OneTests.OneTests"] == .some(nil))
  }

  @Test("An issue has its expression, its rule and its place below the course")
  func issue() throws {
    let issues = try records("crash-in-third").compactMap { record in
      if case .issue(_, let issue) = record { issue } else { nil }
    }
    #expect(
      issues.first
        == TestIssue(
          message: "Expectation failed: (answer() → 41) == 42", comments: ["There is one answer."],
          file: "Tests/Stages/01-one/OneTests.swift", line: 15))
  }

  @Test("An issue without an expression is told by its first comment; known issues are none")
  func recordedIssue() throws {
    let issues = try records("crash-in-third").compactMap { record in
      if case .issue(_, let issue) = record { issue } else { nil }
    }
    #expect(issues.count == 2)
    #expect(issues.last?.message == "first comment\nsecond line")
    #expect(issues.last?.comments == [])
  }

  @Test("An attachment is decoded")
  func attachment() throws {
    let found = try records("crash-in-third").compactMap { record in
      if case .attachment(_, let name, let bytes) = record { (name, bytes) } else { nil }
    }
    #expect(found.map(\.0) == ["screen.txt"])
    #expect(found.first.map { String(decoding: $0.1, as: UTF8.self) } == "+---+\n| a |\n+---+")
  }

  @Test("A skipped test has its reason")
  func skipped() throws {
    let found = try records("chosen-three").compactMap { record in
      if case .testSkipped(_, let reason) = record { reason } else { nil }
    }
    #expect(found == ["not now"])
  }

  @Test(
    "What is no record is none",
    arguments: ["", "hello", "{}", "[1]", #"{"kind":"test","payload":{}}"#, #"{"kind":"event"}"#])
  func noRecord(line: String) {
    let folder = CourseFolder(URL(filePath: "/nowhere"))
    #expect(TestRecord(line: line, folder: folder) == nil)
  }

  @Test("Kinds of the future are read over")
  func unknownKind() {
    let folder = CourseFolder(URL(filePath: "/nowhere"))
    let line = #"{"kind":"event","payload":{"kind":"sunRose","messages":[]},"version":0}"#
    #expect(TestRecord(line: line, folder: folder) == .other)
  }
}
