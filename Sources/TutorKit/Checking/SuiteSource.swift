import Foundation

/// The source of a stage's suite, read for what is needed when it does not run.
struct SuiteSource {
  private let texts: [String]

  init(of stage: Stage, in folder: CourseFolder) {
    texts = folder.swiftFiles(in: folder.suitePath(stage)).map {
      folder.lines(of: $0).joined(separator: "\n")
    }
  }

  /// The sentences of the tests, by function: `rowsShowBooks()`. Those that cannot be read this
  /// way are left out; a run tells them all.
  var names: [String: String] {
    var names: [String: String] = [:]
    for text in texts {
      for match in text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"[\s\S]*?func\s+(\w+\([\w:]*)/) {
        names[match.2 + ")"] = String(match.1)
      }
    }
    return names
  }

  /// The source of each test, by function, from its attribute to the brace that ends it, which stands
  /// under the attribute as it does in formatted code.
  var code: [String: String] {
    var code: [String: String] = [:]
    for text in texts {
      for match in text.matches(of: /(?m)^( *)@Test\([\s\S]*?func\s+(\w+\([\w:]*)[\s\S]*?^\1\}/) {
        let lines = match.0.split(separator: "\n", omittingEmptySubsequences: false)
        code[match.2 + ")"] =
          lines.map { $0.dropFirst(min(match.1.count, $0.prefix { $0 == " " }.count)) }
          .joined(separator: "\n")
      }
    }
    return code
  }
}
