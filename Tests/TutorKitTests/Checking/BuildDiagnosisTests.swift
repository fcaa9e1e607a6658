import Foundation
import Testing

@testable import TutorKit

@Suite("Complaints about the learner's files")
struct BuildDiagnosisTests {
  private func diagnostics(
    _ build: String, edit: (String) -> String = { $0 }, also files: [String: String] = [:],
    course name: String = "course"
  ) throws -> [CompilerDiagnostic] {
    let course = try CourseFixture(named: name, edit: edit)
    defer { course.remove() }
    for (path, text) in files { try course.write(text, to: path) }
    return BuildDiagnosis(folder: course.folder, stage: CourseFixture.stage)
      .diagnostics(in: try course.build(build))
  }

  @Test("Errors in the learner's file keep the compiler's text, with paths below the course")
  func learnerErrors() throws {
    let found = try diagnostics("typo")
    #expect(found.map(\.line) == [8, 13])
    let first = try #require(found.first)
    #expect(first.file == "Exercises/01-one/Shelf.swift")
    #expect(first.column == 5)
    #expect(first.severity == .error)
    #expect(first.message == "cannot find 'boks' in scope")
    #expect(first.text.hasPrefix("Exercises/01-one/Shelf.swift:8:5: error: cannot find 'boks'"))
    #expect(first.text.contains("  |     `- error: cannot find 'boks' in scope"))
    #expect(first.advice == nil)
  }

  @Test("A course in a folder with spaces and Hangul is no different")
  func unusualFolder() throws {
    let found = try diagnostics("typo", course: "나의 책 course: 1")
    #expect(found.map(\.file) == Array(repeating: "Exercises/01-one/Shelf.swift", count: 2))
  }

  @Test("A warning of a build that succeeded is told as one")
  func warnings() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let found = BuildDiagnosis(folder: course.folder, stage: CourseFixture.stage)
      .learnerDiagnostics(in: try course.build("warning"))
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.map(\.column) == [29, 40])
  }

  @Test("A renamed function sends the learner to where it was, with the form the suite needs")
  func renamedFunction() throws {
    let found = try diagnostics("renamed-func") {
      $0.replacingOccurrences(of: "func answer()", with: "func reply()")
    }
    #expect(found.count == 1)
    let only = try #require(found.first)
    #expect(only.file == "Exercises/01-one/Shelf.swift")
    #expect(only.line == 13)
    #expect(only.text.hasPrefix("Tests/Stages/01-one/OneTests.swift:15:13: error:"))
    let advice = try #require(only.advice)
    #expect(advice.contains("needs `answer`, which your code no longer has"))
    #expect(advice.contains("Put this form back: `public func answer() -> Int`"))
  }

  @Test("The place of a lost declaration follows the lines above it, wherever they are now")
  func movedPlace() throws {
    let found = try diagnostics("renamed-func") {
      "// one\n// two\n" + $0.replacingOccurrences(of: "func answer()", with: "func reply()")
    }
    #expect(found.first?.line == 15)
  }

  @Test("Of a suite that learners do not see, they are told neither the name nor what it uses")
  func hiddenSuite() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let place = "Tests/Stages/01-one/Hidden/SecretTests.swift"
    let output = """
      \(course.root.path)/\(place):3:9: error: cannot find 'palindrome' in scope
      1 | import Testing
      2 | @Test func secret() {
      3 |   #expect(palindrome("otto"))
        |           `- error: cannot find 'palindrome' in scope

      """
    let diagnosis = BuildDiagnosis(folder: course.folder, stage: CourseFixture.stage)
    let found = diagnosis.diagnostics(in: CompilerOutput(output))
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.file == "Exercises/01-one/Shelf.swift")
    for told in [only.message, only.advice ?? ""] {
      #expect(told.contains("do not see") || told.contains("Ask your instructor"))
      #expect(!told.contains("Secret") && !told.contains("palindrome"))
    }
    #expect(only.text.contains("SecretTests.swift:3:9"))
  }

  @Test("A renamed type is one complaint, however often the suite uses it")
  func renamedType() throws {
    let found = try diagnostics("renamed-type") {
      $0.replacingOccurrences(of: "struct Shelf", with: "struct BookShelf")
    }
    #expect(found.map(\.line) == [4])
    #expect(found.first?.advice?.contains("needs `Shelf`") == true)
  }

  @Test("A renamed member is what is missing, and not the type that it is one of")
  func renamedMember() throws {
    let found = try diagnostics("renamed-member") {
      $0.replacingOccurrences(of: "public var count", with: "public var number")
    }
    #expect(found.map(\.line) == [10])
    #expect(
      found.first?.advice?.hasSuffix(
        "it needs `count`, which your code no longer has. Put this form back: `public var count: Int`."
      )
        == true)
    // Nothing of what is quoted has changed, so no form can be put back.
    let unknown = try diagnostics("renamed-member") { $0 + "// more\n" }
    #expect(
      unknown.first?.advice?.hasSuffix(
        "does not fit any more. Undo your last change of a name, a parameter or a type.") == true)
  }

  @Test("Changed parameters send the learner to the changed declaration")
  func changedParameters() throws {
    let found = try diagnostics("signature") {
      $0.replacingOccurrences(of: "at index: Int", with: "for index: Int, in row: Int")
    }
    #expect(found.map(\.line) == [7], "Two errors about one call have one reason.")
    #expect(found.first?.file == "Exercises/01-one/Shelf.swift")
    #expect(
      found.last?.advice?.contains("Put this form back: `public func title(at index: Int)") == true)
  }

  @Test("A declaration that became private is found by its name")
  func privateMember() throws {
    let found = try diagnostics("private") {
      $0.replacingOccurrences(of: "public var count", with: "private var count")
    }
    #expect(found.map(\.line) == [10])
    #expect(found.first?.advice?.contains("Put this form back: `public var count: Int`") == true)
  }

  @Test("Of types with a member of one name, it is that of the type which the compiler names")
  func memberOfAType() throws {
    let aisle = "struct Aisle {\n  var count = 1\n}\n"
    let found = try diagnostics(
      "private",
      edit: { aisle + $0.replacingOccurrences(of: "public var count", with: "private var count") },
      also: [
        "Exercises/01-one/Aisle.swift": "extension Aisle {\n  var count: Int { 2 }\n}\n",
        "lessons/stubs/01-one/Aisle.swift": aisle,
      ])
    #expect(found.map(\.file) == ["Exercises/01-one/Shelf.swift"])
    #expect(found.map(\.line) == [13])
    #expect(found.first?.advice?.contains("Put this form back: `public var count: Int`") == true)
  }

  @Test("A complaint that quotes no name goes by what it points at")
  func pointedName() throws {
    let found = try diagnostics("mutating") {
      $0.replacingOccurrences(of: "public func title", with: "public mutating func title")
    }
    #expect(found.map(\.line) == [7])
    #expect(found.first?.advice?.contains("uses `title`") == true)
  }

  @Test("A changed initialiser is found by the compiler's note")
  func changedInitializer() throws {
    let found = try diagnostics("initsig") {
      $0.replacingOccurrences(of: "public init()", with: "public init(n: Int)")
    }
    #expect(found.map(\.line) == [6])
    #expect(found.first?.advice?.contains("Put this form back: `public init()`") == true)
  }

  @Test("What the linker misses is told at the line that wants it, without object files' paths")
  func linker() throws {
    let found = try diagnostics("link") { $0 + "@_silgen_name(\"nope_nope\") func nope()\n" }
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.file == "Exercises/01-one/Shelf.swift")
    #expect(only.line == 14)
    #expect(only.message == "undefined reference to 'nope_nope'")
    #expect(!only.text.contains(".build/"))
    #expect(!only.text.contains("/course"))
  }

  @Test(
    "A second entry point is told as one, at its line, whichever the linker met first",
    arguments: ["atmain", "atmain-first"])
  func entryPoint(build: String) throws {
    let found = try diagnostics(build) {
      $0 + "// Not @main yet.\n@main struct M { static func main() {} }\n"
    }
    #expect(found.map(\.line) == [15])
    #expect(found.first?.message.contains("second entry point") == true)
    #expect(found.first?.advice?.contains("remove `@main`") == true)
  }

  @Test("What is there twice is told at both places")
  func twice() throws {
    let other = "\n@_cdecl(\"twice\") func other() {}\n"
    let found = try diagnostics(
      "twice", edit: { $0 + "func twice() {}\n@_cdecl(\"twice\") func one() {}\n" },
      also: ["Exercises/01-one/X.swift": other])
    #expect(found.map(\.file) == ["Exercises/01-one/X.swift", "Exercises/01-one/Shelf.swift"])
    #expect(found.map(\.line) == [2, 15])
    #expect(found.allSatisfy { $0.message == "multiple definition of 'twice'" })
    #expect(found.allSatisfy { $0.advice?.contains("Rename one") == true })
  }

  @Test("Of a stray copy and its original, the copy is the file to open")
  func strayCopy() throws {
    let found = try diagnostics("copy", also: ["Exercises/01-one/X copy.swift": "// a copy"])
    #expect(found.map(\.file) == Array(repeating: "Exercises/01-one/X copy.swift", count: 2))
    #expect(found.allSatisfy { $0.advice?.contains("move it out of Exercises/01-one") == true })
  }

  @Test(
    "A mistake that is told at another place, by #sourceLocation, leads to the line that moved it",
    arguments: ["Tests/Stages/01-one/OneTests.swift", "Nowhere.swift", "Package.swift"])
  func sourceLocation(place: String) throws {
    let course = try CourseFixture {
      $0 + "#sourceLocation(file: \"\(place)\", line: 3)\nlet a: A\n"
    }
    defer { course.remove() }
    let path = place.contains("/") ? "\(course.root.path)/\(place)" : place
    let found = BuildDiagnosis(folder: course.folder, stage: CourseFixture.stage)
      .diagnostics(in: CompilerOutput("\(path):3:8: error: cannot find type 'A' in scope\n"))
    #expect(found.map(\.file) == ["Exercises/01-one/Shelf.swift"])
    #expect(found.map(\.line) == [14])
    #expect(found.first?.message == "cannot find type 'A' in scope")
    #expect(found.first?.advice?.contains("Remove it, and it says where this one is.") == true)
  }

  @Test("A failure that no file explains has no complaints")
  func unexplained() throws {
    #expect(try diagnostics("samename").isEmpty)
  }
}
