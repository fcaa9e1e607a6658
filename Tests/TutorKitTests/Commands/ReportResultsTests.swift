import Foundation
import Testing

@testable import TutorKit

@Suite("Reports of given results")
struct ReportResultsTests {
  private let tutor: TestTutor
  private let scratch: TestFolder

  init() throws {
    scratch = try TestFolder()
    var tutor = try TestTutor()
    tutor.workingDirectory = scratch.url
    self.tutor = tutor
  }

  private func url(_ path: String) -> URL { scratch.url.appending(path: path) }

  private func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  private func write(
    _ results: [SubmissionResult] = SampleClass.graded.results, run: RunRecord = SampleClass.run,
    to path: String
  ) throws {
    try SampleClass.write(results, run: run, to: url(path))
  }

  // MARK: Formats

  @Test("A class is written in a format, to the output or to a file, outside of a course too")
  func aClass() throws {
    try write(to: "out")
    let expected = ReportFormat.csv.documents(SampleClass.graded)[0].text
    #expect(tutor.run("report out --format csv").output == expected)
    let run = tutor.run("report out --format csv -o grades.csv")
    #expect(run.status == .success)
    #expect(run.complaints.hasSuffix("Wrote the results of 6 submissions to grades.csv.\n"))
    #expect(try read("grades.csv") == expected)
  }

  @Test("Of a class, one submission or those with a status can be asked for")
  func only() throws {
    try write(to: "out")
    let choices: [(String, [SubmissionResult])] = [
      ("kim", [SampleClass.kim]), ("=1+1", [SampleClass.formula]),
      ("graded", [SampleClass.kim, SampleClass.formula, SampleClass.twoWords]),
    ]
    for (choice, results) in choices {
      let run = tutor.run("report out --format csv --only \(choice)")
      let chosen = GradedClass(run: SampleClass.run, results: results)
      #expect(run.output == ReportFormat.csv.documents(chosen)[0].text)
    }
    let run = tutor.run("report out --only tom")
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains("There is no result for “tom”"))
  }

  @Test("Formats for one learner are written one file each, or of the one who is named")
  func oneLearner() throws {
    try write(to: "out")
    let refusal = tutor.run("report out --format exercism")
    #expect(refusal.status == .usage)
    #expect(refusal.complaints.contains("exercism has room for one learner, and there are 6"))
    let kim = ReportFormat.exercism.documents(SampleClass.graded.only(SampleClass.kim))[0].text
    #expect(tutor.run("report out --format exercism --only kim").output == kim)

    #expect(tutor.run("report out --format exercism -o each").status == .success)
    #expect(scratch.files(in: "each").count == 6)
    #expect(try read("each/kim.json") == kim)
    #expect(tutor.run("report out --format exercism -o each").status == .success)
  }

  @Test("A result by itself is one learner's, with what the class's run knows")
  func oneFile() throws {
    try write(to: "out")
    let expected = ReportFormat.junit.documents(
      GradedClass(one: SampleClass.kim, run: SampleClass.run))[0].text
    for path in ["out/submissions/kim/result.json", "out/submissions/kim"] {
      #expect(tutor.run("report \(path) --format junit").output == expected)
    }
    try FileManager.default.copyItem(
      at: url("out/submissions/kim/result.json"), to: url("alone.json"))
    let alone = tutor.run("report alone.json --format junit")
    #expect(alone.output.contains("name=\"01-names\""))
    #expect(!alone.output.contains("\"submission\""))
  }

  @Test("Where the grader failed, the format of GitHub Classroom is refused, for it would say 0")
  func classroom() throws {
    try write(to: "out")
    let run = tutor.run("report out --format classroom --only lost")
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains("“lost” could not be graded"))
    #expect(run.output == "")
    let each = tutor.run("report out --format classroom -o each")
    #expect(each.complaints.components(separatedBy: "“lost” could not be graded").count == 2)
    #expect(each.complaints.hasSuffix("Wrote the results of 5 submissions into each.\n"))
    #expect(scratch.files(in: "each").count == 5)
  }

  @Test(
    "Who has no points is named, and not counted, where points alone are written",
    arguments: ["canvas", "moodle"])
  func leftOut(format: String) throws {
    try write(to: "out")
    let run = tutor.run("report out --format \(format) -o points.csv")
    #expect(run.status == .success)
    #expect(run.complaints.components(separatedBy: "“lost” could not be graded").count == 2)
    #expect(run.complaints.hasSuffix("Wrote the results of 5 submissions to points.csv.\n"))
    #expect(tutor.run("report out --format \(format)").complaints.contains("“lost”"))
    #expect(!tutor.run("report out --format \(format) --only kim").complaints.contains("“"))
  }

  @Test("One submission that is asked for by its name is told as that learner reads it")
  func onlyOneLearner() throws {
    try write(to: "out")
    let graded = SampleClass.graded.only(SampleClass.formula)
    #expect(
      tutor.run("report out --only =1+1 --format markdown").output
        == FeedbackReport(result: SampleClass.formula, graded: graded).text)
    // A status names a class of learners, if only of one.
    #expect(
      tutor.run("report out --only flagged --format markdown").output
        .contains("1 submission: 1 flagged."))
  }

  @Test("On GitHub the summary of the step is Markdown, behind what is there already")
  func summary() throws {
    try write(to: "out")
    try Data("before\n".utf8).write(to: url("summary.md"))
    var tutor = tutor
    tutor.variables = ["GITHUB_STEP_SUMMARY": url("summary.md").path]
    let run = tutor.run("report out --format github")
    #expect(run.output.split(separator: "\n").count(where: { $0.hasPrefix("::") }) == 10)
    let markdown = ReportFormat.markdown.documents(SampleClass.graded)[0].text
    #expect(try read("summary.md") == "before\n" + markdown)
  }

  @Test("A report replaces one of its format and nothing else", arguments: ReportFormat.allCases)
  func replacing(format: ReportFormat) throws {
    try write(to: "out")
    let command = "report out --only kim --format \(format.rawValue) -o file"
    #expect(tutor.run(command).status == .success)
    let text = try read("file")
    #expect(tutor.run(command).status == .success)
    let others = [
      "Student,ID,SIS User ID,SIS Login ID,Section,Essay\n", "username,email,idnumber,Essay\n",
      "id,name\n", "{\"version\": 3}", "# Notes\n", "class A {}\n",
    ]
    for other in others {
      try Data(other.utf8).write(to: url("file"))
      #expect(tutor.run(command).status == .unavailable)
      #expect(try read("file") == other)
    }
    for other in ReportFormat.allCases where other != format {
      try Data(text.utf8).write(to: url("file"))
      let run = tutor.run("report out --only kim --format \(other.rawValue) -o file")
      #expect(run.status == .unavailable, "\(format) was replaced by \(other)")
    }
  }

  @Test("What is no result is refused by name")
  func noResults() throws {
    try FileManager.default.createDirectory(at: url("empty"), withIntermediateDirectories: true)
    for path in ["empty", "nowhere", "nowhere/result.json"] {
      let run = tutor.run("report \(path)")
      #expect(run.status == .unavailable)
      #expect(run.complaints.contains("There are no results in \(path)"))
    }
    try write(to: "out")
    try Data("{".utf8).write(to: url("out/submissions/kim/result.json"))
    #expect(
      tutor.run("report out").complaints.contains("out/submissions/kim/result.json is damaged"))
    try FileManager.default.removeItem(at: url("out/submissions/kim/result.json"))
    let run = tutor.run("report out")
    #expect(run.status == .success)
    #expect(run.complaints == "Note: out has no result yet for kim.\n")
  }

  // MARK: Merging

  /// Grades the sample class in parts.
  private func writeShards(_ count: Int) throws -> String {
    let results = SampleClass.graded.results
    for index in 1...count {
      var run = SampleClass.run
      run.shard = RunRecord.Shard(index: index, count: count)
      let part = results.indices.filter { $0 % count == index - 1 }.map { results[$0] }
      try write(part, run: run, to: "part\(index)")
    }
    return (1...count).map { "part\($0)" }.joined(separator: " ")
  }

  @Test("Parts are merged to the bytes of a single run", arguments: [1, 2, 3, 7])
  func merge(count: Int) throws {
    try write(to: "single")
    let parts = try writeShards(count)
    let run = tutor.run("report \(parts) --merge -o merged")
    #expect(run.status == .success)
    #expect(!run.complaints.contains("Note"))
    #expect(scratch.files(in: "merged") == scratch.files(in: "single"))
    #expect(scratch.files(in: "merged").count == 6 * 4 + 4)
  }

  @Test("Parts can be merged step by step, and those that are missing are named")
  func stepByStep() throws {
    try write(to: "single")
    _ = try writeShards(4)
    let first = tutor.run("report part3 part1 --merge -o a")
    #expect(
      first.complaints.contains("This is a part of the class: of 4 shards, 2, 4 are missing."))
    #expect(tutor.run("report part2 a part4 --merge -o b").status == .success)
    #expect(scratch.files(in: "b") == scratch.files(in: "single"))
    #expect(tutor.run("report a --format csv").complaints.contains("2, 4 are missing"))
  }

  @Test("A submission that is twice the same counts once; two results are refused, both named")
  func twice() throws {
    try write([SampleClass.kim, SampleClass.lost], to: "one")
    try write([SampleClass.kim, SampleClass.nobody], to: "two")
    #expect(tutor.run("report one two --merge -o both").status == .success)
    #expect(scratch.files(in: "both/submissions").count == 3 * 4)
    var other = SampleClass.kim
    other.points = .zero
    try write([other], to: "three")
    let run = tutor.run("report one three --merge -o all")
    #expect(run.status == .unavailable)
    #expect(
      run.complaints.contains(
        "“kim” has different results in one/submissions/kim/result.json and "
          + "three/submissions/kim/result.json"))
    #expect(FileKind.at(url("all")) == nil)
  }

  @Test("A failure of the grader never replaces a result", arguments: ["good bad", "bad good"])
  func graderError(order: String) throws {
    var failed = SampleClass.lost
    failed.learner = SampleClass.kim.learner
    try write([SampleClass.kim], to: "good")
    try write([failed], to: "bad")
    #expect(tutor.run("report \(order) --merge -o merged").status == .success)
    #expect(
      try read("merged/submissions/kim/result.json") == read("good/submissions/kim/result.json"))
  }

  @Test("Runs on other terms are not put together")
  func terms() throws {
    try write([SampleClass.kim], to: "one")
    let changes: [(String, (inout RunRecord) -> Void)] = [
      ("course", { $0.courseHash = "other" }), ("stages", { $0.stages.removeLast() }),
      ("toolchain", { $0.toolchain = "Swift version 7" }),
    ]
    for (index, (what, change)) in changes.enumerated() {
      var run = SampleClass.run
      change(&run)
      try write([SampleClass.nobody], run: run, to: "other\(index)")
      let merged = tutor.run("report one other\(index) --merge -o merged")
      #expect(merged.status == .unavailable)
      #expect(merged.complaints.contains("they differ in the \(what)"))
    }
    var run = SampleClass.run
    run.sandbox = "none"
    try write([SampleClass.nobody], run: run, to: "open")
    let merged = tutor.run("report one open --merge -o merged")
    #expect(merged.status == .success)
    #expect(merged.complaints.contains("different sandboxes"))
    #expect(try read("merged/run.json").contains("\"sandbox\" : \"bubblewrap, none\""))
  }

  @Test("Merging asks for a new folder, and writes nothing into one that has something")
  func mergeOutput() throws {
    try write(to: "one")
    #expect(tutor.run("report one --merge").status == .usage)
    #expect(tutor.run("report --merge -o x").status == .usage)
    #expect(tutor.run("report one --merge --format csv -o x").status == .usage)
    #expect(tutor.run("report one --merge -o nowhere/x").complaints.contains("no folder nowhere"))
    #expect(FileKind.at(url("nowhere")) == nil)
    let before = scratch.files(in: "one")
    let run = tutor.run("report one --merge -o one")
    #expect(run.status == .unavailable)
    #expect(run.complaints.contains("one is there already"))
    #expect(scratch.files(in: "one") == before)
    #expect(scratch.files(in: "").count == before.count)
    #expect(
      tutor.run("report one/submissions/kim/result.json --merge -o x").status == .unavailable)
  }
}
