import Foundation
import Testing

@testable import TutorKit

@Suite("The look at the source of a submission")
struct SourceScanTests {
  private func rules(_ source: String, given: [String] = []) -> [ScanRule] {
    SourceScan(["A.swift": source], given: .init(given)).findings.map(\.rule)
  }

  @Test(
    "What no honest submission has is found",
    arguments: [
      ("import Testing", ScanRule.testImport), ("@testable import StageTestSupport", .testImport),
      ("import _Testing_Foundation", .testImport), ("import `_TestDiscovery`", .testImport),
      ("import struct Testing.Tag", .testImport), ("import `Testing`", .testImport),
      ("@Test func passes() {}", .test), ("@Suite struct S {}", .test),
      ("@Testing.Test func f() {}", .test), ("@`Test` func f() {}", .test),
      ("@Testing::Test func f() {}", .test), ("@`Testing` . `Test` func f() {}", .test),
      (
        "@freestanding(expression) macro expect() = #externalMacro(module: \"M\", type: \"T\")",
        .macro
      ),
      ("public macro expect(_ a: Bool) = f", .macro), ("macro m<T>() = f", .macro),
      ("struct Int {}", .shadowedType), ("enum Testing {}", .shadowedType),
      ("public final class Suite {}", .shadowedType), ("typealias String = A", .shadowedType),
      ("struct `Bool` {}", .shadowedType), ("class UITableView {}", .shadowedType),
      ("func expect(_ a: Int, _ b: Int) {}", .shadowedCheck),
      ("extension Int { static func == (a: Int, b: Int) -> Bool { true } }", .foreignOperator),
      ("func ==(a: String, b: String) -> Bool { a.isEmpty }", .foreignOperator),
      ("func ==<T>(a: T, b: T) -> Bool { true }", .foreignOperator),
      ("func ~= (a: Int, b: Int) -> Bool { true }", .foreignOperator),
      ("prefix func ! (a: Bool) -> Bool { a }", .foreignOperator),
      ("func <<T>(a: [T], b: [T]) -> Bool { true }", .foreignOperator),
      ("typealias I = Int\nfunc == (a: I, b: I) -> Bool { true }", .foreignOperator),
      ("@_cdecl(\"exit\") func f() {}", .symbolName),
      ("@_silgen_name(\"x\") func f()", .symbolName),
      ("@_section(\"__DATA\") let a = 1", .section), ("@used let a = 1", .section),
      ("@`section`(\"a\") let a = 1", .section), ("@ /* a */ section(\"a\") let a = 1", .section),
      ("@_transparent public func f() {}", .inlining),
      ("let a = dlsym(nil, \"f\")", .dynamicLoading), ("dlopen(\"a.so\", 1)", .dynamicLoading),
      ("if fork() == 0 {}", .fork),
      ("struct A { func fork() {} }\nfork()", .fork),
      ("enum A { func daemon() {} }\nenum B { func b() { daemon(0, 0) } }", .fork),
      ("func == (a: @autoclosure () -> Int, b: Int) -> Bool { true }", .foreignOperator),
      ("let f = Glibc.vfork", .fork),
      ("let a = \"/proc/self/fd/3\"", .processFiles), ("let a = #\"/dev/fd\"#", .processFiles),
      ("let a = \"\"\"\n/proc\n\"\"\"", .processFiles), ("ptrace(0, 0, nil, nil)", .tracing),
    ])
  func flags(source: String, rule: ScanRule) {
    #expect(rules(source).contains(rule))
    #expect(rule.weight == .flag)
  }

  @Test(
    "What an exercise rarely needs is found",
    arguments: [
      ("exit(0)", ScanRule.exit), ("Foundation.exit(0)", .exit), ("let f = _exit", .exit),
      ("abort()", .exit),
      ("`exit`(0)", .exit), ("quick_exit(0)", .exit), ("let s = \"\\(exit(0))\"", .exit),
      ("#if FALSE\nexit(0)\n#endif", .exit), ("Glibc::exit(0)", .exit),
      ("kill(getppid(), 9)", .signal), ("signal(SIGTERM, SIG_IGN)", .signal), ("setsid()", .signal),
      ("sigaction(1, nil, nil)", .signal), ("let p = Process()", .process),
      ("posix_spawn(nil)", .process), ("system(\"ls\")", .process), ("socket(2, 1, 0)", .network),
      ("CommandLine.arguments", .commandLine), ("getenv(\"A\")", .commandLine),
      ("FileManager.default", .files), ("try String(contentsOfFile: a)", .files),
      ("unsafeBitCast(a, to: Int.self)", .unsafeMemory),
      ("UnsafeMutablePointer<Int>(nil)\nUnsafeRawPointer(bitPattern: 8)", .unsafeMemory),
      ("import Glibc", .systemImport),
      ("extension Array { var count: Int { 3 } }", .foreignMember),
      ("extension String { func hasPrefix(_ a: String) -> Bool { true } }", .foreignMember),
      ("struct A { static func == (a: A, b: A) -> Bool { true } }", .constantEquality),
      ("struct A { static func == (a: Self, b: Self) -> Bool { return true } }", .constantEquality),
      (
        "protocol P {}\nextension P { static func == (a: Self, b: Self) -> Bool { f() } }",
        .protocolOperator
      ),
    ])
  func warnings(source: String, rule: ScanRule) {
    #expect(rules(source) == [rule])
    #expect(rule.weight == .warning)
  }

  @Test(
    "A word in a comment or a text is nothing, nor is a name of one's own",
    arguments: [
      "// exit(0)\n/* @Test /* fork() */ import Testing */", "let a = \"exit(0) and fork()\"",
      "let a = \"the /process of /procuring\"", "view.exit(0)", "func exit() {}",
      "enum Door { case exit, kill }\nlet a = Door.exit", "f(signal: 1, exit: 2)",
      "let exit = 1\nlet b = exit + 1", "func open(_ a: Int) {}\nopen(3)",
      "struct Process {}\nlet p = Process()", "open class A {}", "let process = 1",
      "struct S { enum Error: Swift.Error {}\n struct Item {} }",
      "protocol UITableViewCellRegister {}",
      "extension Int { var doubled: Int { self * 2 } }",
      "extension UITableView { func register() {} }",
      "struct A { static func == (a: A, b: A) -> Bool { a.id == b.id } }",
      "enum A { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank } }",
      "class A {}\nextension A { static func == (a: A, b: A) -> Bool { a === b } }",
      "func + (a: Int, b: Int) -> Int { 1 }", "let macro = 1\nf(macro)", "let a = b.macro(c)",
      "enum Cutlery { case knife, fork, spoon }\nlet a: Cutlery = f(fork)",
      "enum Creature { case angel(Int), `daemon`, dragon }",
      "class A { func fork() {}\n func go() { fork() } }", "class A { func require(_ a: Int) {} }",
      "extension A { private func expect(_ a: Int) {} }", "struct Tag {}\nstruct Comment {}",
      "enum Result {}\nstruct Issue {}\nstruct Character {}",
      "func ~= <V>(question: (V) -> Bool, value: V) -> Bool { question(value) }",
      "final class Box { class func make() {} }", "let a: Test? = nil", "#expect(a)",
    ])
  func nothing(source: String) {
    #expect(rules(source).isEmpty)
  }

  @Test("Types that the stage was given are the learner's own, too")
  func given() {
    let source = "extension Book { static func == (a: Book, b: Book) -> Bool { a.id == b.id } }"
    #expect(rules(source) == [.foreignOperator])
    #expect(rules(source, given: ["struct Book {}"]) == [])
    let lie = "extension Book { static func == (a: Book, b: Book) -> Bool { true } }"
    #expect(rules(lie, given: ["struct Book {}"]) == [.foreignOperator])
  }

  @Test("A finding names the file, the line and what stands there, once a line")
  func places() {
    let scan = SourceScan([
      "B.swift": "let a = 1\r\n  exit(exit(0))  // so\r\nexit(1)\r\n", "A.swift": "abort()",
    ])
    #expect(
      scan.findings == [
        .init(rule: .exit, file: "A.swift", line: 1, code: "abort()"),
        .init(rule: .exit, file: "B.swift", line: 2, code: "exit(exit(0))  // so"),
        .init(rule: .exit, file: "B.swift", line: 3, code: "exit(1)"),
      ])
  }

  @Test("A submission carries what was found as evidence, flags first")
  func evidence() throws {
    let submission = try IntakeClass.taken(
      zip: ["Exercises/02-rows/Rows.swift": "exit(0)\nlet a = dlopen(nil, 0)\n"])
    #expect(
      submission.evidence == [
        Evidence(
          .flag, "dynamic-loading", stage: "02-rows", file: "02-rows/Rows.swift", line: 2,
          "loads or looks up code while it runs: let a = dlopen(nil, 0)"),
        Evidence(
          .warning, "exit", stage: "02-rows", file: "02-rows/Rows.swift", line: 1,
          "ends the process: exit(0)"),
      ])
  }

  @Test("Solutions, stubs and right variations of them are not found fault with")
  func honest() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let course = CourseFolder(root)
    for stage in try Course.load(from: course).written {
      let stub = sources(in: course.stub(stage))
      let solution = sources(in: course.solution(stage))
      #expect(stub.count > 3 && solution.count > 3)
      #expect(SourceScan(stub).findings == [])
      #expect(SourceScan(solution).findings == [])
      let right = root.appending(path: "Tests/CourseTests/Misconceptions/\(stage.slug)/right")
      let patches = FileTree(right)
      #expect(!patches.files.isEmpty)
      for patch in patches.files {
        let added = (patches.content(of: patch) ?? "").split(separator: "\n")
          .filter { $0.hasPrefix("+") && !$0.hasPrefix("+++") }.map { $0.dropFirst() }
        let scan = SourceScan(
          ["Added.swift": added.joined(separator: "\n")], given: .init(Array(solution.values)))
        #expect(scan.findings == [])
      }
    }
  }

  private func sources(in folder: URL) -> [String: String] {
    let tree = FileTree(folder)
    let files = tree.files.filter { $0.hasSuffix(".swift") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, tree.content(of: $0) ?? "") })
  }

  @Test(
    "Source that repeats one thing without end is read to its end, with hardly a finding",
    .timeLimit(.minutes(10)))
  func hostile() {
    for piece in [
      "func == ", "class a.", "extension a.", "{", "import ", "@", "exit(", "\"/proc\" ",
    ] {
      let source = String(repeating: piece, count: 4_000)
      #expect(SourceScan(["A.swift": source]).findings.count < 2)
    }
  }
}
