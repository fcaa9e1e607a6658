import Foundation
import Testing

/// What a class was graded on, when some of it is graded again.
@Suite("The terms of a run", .serialized) struct GradingTermsTests {
  private let course: SmallCourse

  init() throws {
    course = try SmallCourse()
    for (name, text) in [("ann", "right"), ("bea", "as it came")] {
      try course.write("// \(text)\n", to: "../class/\(name)/01-shelf/Shelf.swift")
    }
    try course.write("id,name\nann,Ann\nbea,Bea\n", to: "../roster.csv")
  }

  private func grade(_ words: String...) throws -> PipeRun { try grade(words) }

  private func grade(_ words: [String]) throws -> PipeRun {
    var program = course.program()
    program.arguments =
      ["grade", "../class", "-o", "../out", "--sandbox", "none", "--now", "2027-01-31T12:00:00Z"]
      + words
    return try PipeRun(program)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: course.url("../out/\(path)"), encoding: .utf8)
  }

  private static let usual = ["--stage", "1", "--roster", "../roster.csv"]

  @Test(
    "A run goes on, and grades some again, on the terms that it began with",
    arguments: [
      (["--stage", "1"], "their options differ (then --roster, now none)"),
      (["--stage", "2", "--roster", "../roster.csv"], "their stages differ"),
      (usual + ["--due", "2027-01-30"], "now --due 2027-01-30T23:59:59Z --late 0/day --roster)"),
      (usual + ["--anonymize", "salt"], "now --anonymize #"),
      (usual + ["--shard", "1/2"], "their shards differ"),
    ])
  func otherTerms(words: [String], complaint: String) throws {
    try grade(Self.usual).expect(0)
    let before = try FileTree(course.url("../out"))
    for way in [["--resume"], ["--only", "ann"]] {
      try grade(words + way).expect(69, complains: complaint)
      #expect(try FileTree(course.url("../out")) == before)
    }
    try grade(Self.usual + ["--only", "ann"]).expect(0)
    #expect(try text("gradebook.csv").contains("ann,Ann,"))
    #expect(try FileTree(course.url("../out")) == before)
  }

  @Test("Where the grader fails on what it had graded, the result stays, and the run says so")
  func failsLater() throws {
    try grade("--stage", "1").expect(0)
    let before = try text("submissions/ann/result.json")
    try FileManager.default.removeItem(at: course.url("../class/ann"))
    try course.write("PK\u{3}\u{4} and no more", to: "../class/ann.zip")
    let run = try grade("--stage", "1", "--only", "ann")
    run.expect(1, complains: "ann: not graded")
    #expect(run.output.contains("Not graded this time, so the earlier results stay: ann\n"))
    #expect(try text("submissions/ann/result.json") == before)
  }

  @Test("Without names, no file of a run has one, and the faults of archives and folders neither")
  func anonymous() throws {
    try course.write("PK\u{3}\u{4} and no more", to: "../class/kim.zip")
    try course.write("// right\n", to: "../class/lee/01-shelf/Shelf.swift")
    try course.write("PK\u{3}\u{4}", to: "../class/lee.zip")
    try course.write("// right\n", to: "../class/zoe/Zoe's work/01-shelf/Shelf.swift")
    try course.write("// mine\n", to: "../class/zoe/Zoe's work/02-book/Other.swift")
    try course.write("hello\n", to: "../class/zoe/Zoe's work/01-shelf/notes.txt")
    try course.write("id,name\nann,Ann\nkim,Kim\nlee,Lee\nzoe,Zoe\n", to: "../roster.csv")
    let run = try grade(Self.usual + ["--anonymize", "salt"])
    #expect(run.end == .exited(1), "\(run)")
    for (path, data) in try FileTree(course.url("../out")).files {
      let words = (path + " " + String(decoding: data, as: UTF8.self)).lowercased().split {
        !$0.isLetter
      }
      let names = Set(words).intersection(["ann", "bea", "kim", "lee", "zoe"])
      #expect(names == [], "\(path)")
    }
  }

  @Test("Nothing can be graded again where nothing was graded")
  func nothing() throws {
    try grade("--stage", "1", "--only", "flagged").expect(69, complains: "has no results")
    try grade("--stage", "1", "--resume").expect(0)
  }

  @Test("What the instructor should know comes before anything is judged")
  func notes() throws {
    try course.write("slow\n", to: "../class/notes.txt")
    let run = try grade("--stage", "1")
    run.expect(0, complains: "Note: notes.txt is no submission, and was left out.\n")
  }
}
