import Foundation
import Testing

@testable import TutorKit

/// A small course, and a class that handed something in: to be graded in little time.
struct SmallClass {
  let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    for (number, text) in ["right", "as it came", "wrong", "right, too", "empty"].enumerated() {
      try course.write("// \(text)\n", to: "../class/kim-\(number)/01-shelf/Shelf.swift")
    }
    try course.write("I was ill.\n", to: "../class/lee/note.txt")
  }

  /// The tutor, to grade the class.
  ///
  /// - Parameter output: The name of the folder of the results, or its path.
  func program(to output: String, _ words: String...) -> Program {
    let place = output.hasPrefix("/") ? output : "../\(output)"
    var program = course.program(
      "grade", "../class", "-o", place, "--sandbox", "none", "--stage", "1", "--now",
      "2027-01-31T12:00:00Z")
    program.arguments += words
    return program
  }

  /// The files of a run, by their paths, but for the one that it locks.
  func results(_ name: String) throws -> [String: Data] {
    try FileTree(course.url("../\(name)")).files.filter { $0.key != ".lock" }
  }

  /// What a run that nobody disturbs writes.
  func undisturbed() throws -> [String: Data] {
    try PipeRun(program(to: "whole")).expect(0)
    let whole = try results("whole")
    #expect(whole.keys.count { $0.hasSuffix("result.json") } == 6)
    return whole
  }
}
