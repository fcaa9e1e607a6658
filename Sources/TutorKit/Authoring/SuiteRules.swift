/// What must hold of a stage's suite as it is written.
struct SuiteRules {
  let folder: CourseFolder
  let stage: Stage

  private var path: String { "\(folder.suitePath(stage))/\(stage.module)Tests.swift" }

  var faults: [CourseFault] {
    let text = folder.lines(of: path).joined(separator: "\n")
    guard !text.isEmpty else { return [CourseFault(path: path, flaw: .nothingThere)] }
    return formFaults(text) + testFaults(Self.tests(in: text))
      + folder.swiftFiles(in: folder.suitePath(stage)).flatMap(ruleFaults)
  }

  /// The functions of a suite that are tests and are not there to be looked at, in order.
  private static func tests(in text: String) -> [String] {
    text.matches(of: /@Test\(\s*"(?:[^"\\]|\\.)+"\s*\)\s+func (\w+\(\))/).map { String($0.1) }
  }

  private func formFaults(_ text: String) -> [CourseFault] {
    let suite = text.firstMatch(of: /@Suite\(([^)]*)\)/).map { String($0.1) } ?? ""
    let hasTraits = suite.contains(".serialized") && suite.contains(".ownProcess")
    let hasScreen = text.contains(/\.screen\)\s+func screen\(\)/)
    return (hasTraits ? [] : [CourseFault(path: path, flaw: .suiteWithoutTraits)])
      + (hasScreen ? [] : [CourseFault(path: path, flaw: .suiteWithoutScreen)])
  }

  private func testFaults(_ tests: [String]) -> [CourseFault] {
    let description = folder.path(of: folder.description)
    let expected = stage.expectedTests
    var faults = expected.filter { !tests.contains($0) }.map { test in
      CourseFault(
        path: description, line: folder.line(of: "\"\(test)\"", in: description),
        flaw: .testNotInSuite(test))
    }
    faults += tests.filter { !expected.contains($0) }.map { test in
      CourseFault(
        path: path, line: folder.line(of: "func \(test)", in: path), flaw: .testNotInTask(test))
    }
    if faults.isEmpty, tests != expected {
      faults.append(CourseFault(path: description, flaw: .testsInOtherOrder))
    }
    let strangers = (stage.feedback ?? [:]).keys.filter { !expected.contains($0) }.sorted()
    faults += strangers.map { test in
      CourseFault(
        path: description, line: folder.line(of: "\"\(test)\"", in: description),
        flaw: .feedbackWithoutTest(test))
    }
    if !(10...20).contains(tests.count) {
      faults.append(CourseFault(path: path, flaw: .testCount(tests.count)))
    }
    return faults
  }

  // MARK: Rules

  /// Checks by Swift Testing's own macros that have no comment. The house's `expect` takes one by its
  /// type, and what an exit test says is asked by it, too.
  private func ruleFaults(in path: String) -> [CourseFault] {
    let lines = folder.lines(of: path)
    return lines.indices.compactMap { index in
      guard let start = lines[index].firstRange(of: /#(expect|require)\(/) else { return nil }
      let call = Self.call(in: lines[index][start.upperBound...], then: lines[(index + 1)...])
      let isToldElsewhere = call.contains(/^\s*processExitsWith/)
      return isToldElsewhere || call.contains(/,\s*"/)
        ? nil : CourseFault(path: path, line: index + 1, flaw: .checkWithoutRule)
    }
  }

  /// What stands between the parentheses of a call, of which the first one was read.
  private static func call(in first: Substring, then rest: ArraySlice<String>) -> String {
    var depth = 1
    var call = ""
    for line in [String(first)] + rest {
      for character in line {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { return call }
        call.append(character)
      }
      call.append("\n")
    }
    return call
  }
}
