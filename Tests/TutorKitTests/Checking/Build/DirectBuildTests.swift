import Foundation
import Testing

@testable import TutorKit

@Suite("A build without SwiftPM")
struct DirectBuildTests {
  private let everything = [
    "compile stage.o", "compile suite.o", "link ListKataPackageTests.xctest",
  ]

  /// A course that SwiftPM has built once, and the tutor itself once.
  private func settled() throws -> FakeCompiler {
    let compiler = try FakeCompiler()
    try compiler.edit("interface 1\nbody 1\n")
    #expect(try compiler.check().ran == ["SwiftPM"])
    let second = try compiler.check()
    #expect(second.ran == everything)
    #expect(second.report.status == .passed)
    return compiler
  }

  @Test("What has not changed is not compiled again, and passes again")
  func unchanged() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    let again = try compiler.check()
    #expect(again.ran == [])
    #expect(again.report.status == .passed)
  }

  @Test("A body costs one module, and what others see of it both")
  func interface() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    try compiler.edit("interface 1\nbody 2\n")
    #expect(try compiler.check().ran == [everything[0], everything[2]])
    try compiler.edit("interface 2\nbody 2\n")
    #expect(try compiler.check().ran == everything)
  }

  @Test("An error is told after one run of the compiler, each time, and mended as fast")
  func error() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    try compiler.edit("interface 1\nerror\n")
    for _ in 1...2 {
      let (report, ran) = try compiler.check()
      #expect(ran == [everything[0]])
      #expect(report.status == .compileError)
      #expect(report.diagnostics.map(\.message) == ["wrong"])
      #expect(report.diagnostics.map(\.file) == ["Exercises/01-one/Shelf.swift"])
    }
    try compiler.edit("interface 1\nbody 3\n")
    #expect(try compiler.check().ran == [everything[0], everything[2]])
  }

  @Test("A compiler that crashes is left to SwiftPM, but not where code may want it to")
  func crash() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    try compiler.edit("crash\n")
    #expect(throws: CheckError.buildFailed(status: "signal \(SIGABRT)", output: "")) {
      try compiler.checker { $0.building = BuildLimits() }.check(CourseFixture.stage)
    }
    #expect(try compiler.check().ran == [everything[0], "SwiftPM"])
  }

  @Test("The suite is compiled again when it was edited")
  func suite() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    try compiler.course.write("// Another suite.\n", to: "Tests/Stages/01-one/OneTests.swift")
    #expect(try compiler.check().ran == Array(everything.dropFirst()))
  }

  @Test(
    "SwiftPM builds again after a change of anything that it planned with",
    arguments: [
      "Package.swift", "Package.resolved", "Sources/Engine/Engine.swift",
      "Sources/Engine/New.swift", "Exercises/01-one/main.swift", "Tests/Stages/01-one/New.swift",
      "Exercises/01-one/Nibs/New.xib",
    ])
  func basis(file: String) throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    try compiler.course.write("// Another text.\n", to: file)
    #expect(try compiler.check().ran == ["SwiftPM"])
    #expect(try compiler.check().ran == everything)
    try FileManager.default.removeItem(at: compiler.course.root.appending(path: file))
    guard file != "Package.swift" else { return }
    #expect(try compiler.check().ran == ["SwiftPM"])
  }

  @Test("A file that a learner adds, renames or removes needs no SwiftPM")
  func addedFiles() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    let (new, newer) = ("Exercises/01-one/New.swift", "Exercises/01-one/more/Newer.swift")
    try compiler.course.write("interface 2\n", to: new)
    #expect(try compiler.check().ran == everything)
    #expect(try compiler.check().ran == [])
    try compiler.course.write("interface 2\n", to: newer)
    try FileManager.default.removeItem(at: compiler.course.root.appending(path: new))
    #expect(try compiler.check().ran == everything)
    try compiler.course.write("error\n", to: newer)
    #expect(try compiler.check().report.status == .compileError)
    try FileManager.default.removeItem(at: compiler.course.root.appending(path: newer))
    let last = try compiler.check()
    #expect(last.ran == everything)
    #expect(last.report.status == .passed)
  }

  @Test("SwiftPM builds again when another build of it has made the engine anew")
  func products() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    try compiler.product("Modules/Engine.swiftmodule", "engine, again")
    #expect(try compiler.check().ran == ["SwiftPM"])
  }

  /// A copy of the course beside it.
  private func copy(of compiler: FakeCompiler) throws -> CourseFolder {
    let copy = compiler.course.root.deletingLastPathComponent().appending(path: "copy")
    try FileManager.default.copyItem(at: compiler.course.root, to: copy)
    return CourseFolder(copy)
  }

  @Test("A course that was copied with its builds is not taken for the original")
  func copied() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    #expect(try compiler.check(in: copy(of: compiler)).ran == ["SwiftPM"])
  }

  @Test("A copy takes over what was built in the course, and leaves it as it is")
  func adopted() throws {
    let compiler = try settled()
    defer { compiler.course.remove() }
    let copy = try copy(of: compiler)
    try FileManager.default.removeItem(atPath: copy.scratch + "/direct")
    let toolchain = try Toolchain(environment: compiler.toolchain.checker().environment)
    let build = DirectBuild(folder: copy, stage: CourseFixture.stage, toolchain: toolchain)
    build.adopt(from: compiler.course.folder)
    // What is made anew is looked for where it is made.
    let place = copy.scratch + "/direct/Exercises/01-one/plan.json"
    let plan = try JSONDecoder().decode(
      DirectPlan.self, from: Data(contentsOf: URL(filePath: place)))
    let words = plan.steps.flatMap { $0.command + $0.inputs + [$0.output] } + [plan.program]
    for part in ["Exercises", "Tests", ".tutor/build/check/direct"] {
      let original = "\(compiler.course.root.path)/\(part)"
      #expect(words.filter { $0.contains(original) } == [])
    }
    #expect(words.contains(copy.scratch + "/direct/Exercises/01-one"))
    try Data("interface 3\n".utf8).write(
      to: copy.root.appending(path: "Exercises/01-one/Shelf.swift"))
    let first = try compiler.check(in: copy)
    #expect(first.ran == everything)
    #expect(first.report.status == .passed)
    #expect(try compiler.check().ran == [])
    // It lasts for as long as the modules are there that it is made with.
    try compiler.product("Modules/Engine.swiftmodule", "engine, again")
    build.adopt(from: compiler.course.folder)
    #expect(try compiler.check(in: copy).ran == ["SwiftPM"])
  }

  @Test("A plan of SwiftPM that has another form than is known is left to SwiftPM")
  func unknownPlan() throws {
    let compiler = try FakeCompiler()
    defer { compiler.course.remove() }
    try compiler.writeManifest(linkerOutput: "-output")
    for _ in 1...2 { #expect(try compiler.check().ran == ["SwiftPM"]) }
  }
}
