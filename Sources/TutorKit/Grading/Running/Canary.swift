import Foundation

/// A test that must fail. It is compiled into every suite that grades a submission, beside the tests
/// that must pass.
///
/// A learner's module can declare an operator, a function or a macro that is nearer to the suite than
/// the true one, and so make comparisons lie. Then the canary passes, or finds less than there is.
enum Canary {
  /// What the file is called, and the suite in it.
  static let file = "GradingCanary.swift"
  static let function = "GradingCanary/everythingIsWrong()"

  /// How many faults the test must find.
  static let faults = claims.count

  /// The files with the canaries of some stages, by their paths below the course.
  static func sources(for stages: [Stage], in folder: CourseFolder) -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: stages.map { stage in
        ("\(folder.suitePath(stage))/\(file)", Data(source(module: stage.module).utf8))
      })
  }

  /// The source of the suite for a stage.
  ///
  /// - Parameter module: The module of the learner's code.
  static func source(module: String) -> String {
    """
    import Foundation
    import HeadlessUIKit
    import StageTestSupport
    import Testing

    @testable import \(module)

    @Suite(.ownProcess)
    struct GradingCanary {
      @Test("Everything is wrong") func everythingIsWrong() {
        let rule = "This must fail."
        let (one, two) = (1, 2)
        let (a, b) = ("a", "b")
        let (nothing, something): (String?, String?) = (nil, "b")
        let (half, whole) = (0.5, 1.0)
        let (yes, no) = (true, false)
        let (letters, otherLetters) = (["a"], ["b"])
        let (numbers, otherNumbers) = ([1], [2])
        let (prices, otherPrices) = (["a": 1], ["b": 2])
        let (row, other) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    \(claims.map { "    \($0)" }.joined(separator: "\n"))
      }
    }

    """
  }

  /// What the suites' ways of looking would have to believe.
  private static let claims = [
    "#Testing::expect(one == two)",
    "#Testing::expect(one > two)",
    "#Testing::expect(a == b)",
    "#Testing::expect(nothing == something)",
    "#Testing::expect(half == whole)",
    "#Testing::expect(yes == no)",
    "#Testing::expect(letters == otherLetters)",
    "#Testing::expect(numbers == otherNumbers)",
    "#Testing::expect(prices == otherPrices)",
    "#Testing::expect(row == other)",
    "#Testing::expect(!yes)",
    "#Testing::expect(yes && no)",
    "expect(\"one\", one, is: two, rule)",
    "expect(\"a\", a, is: b, rule)",
    "expect(\"nothing\", nothing, is: something, rule)",
    "expect(\"half\", half, is: whole, rule)",
    "expect(\"yes\", yes, is: no, rule)",
    "expect(\"the letters\", letters, is: otherLetters, rule)",
    "expect(\"the numbers\", numbers, is: otherNumbers, rule)",
    "expect(\"the row\", row, is: other, rule)",
    "expect(no, \"Expected the truth, got nothing.\", rule)",
    "expect(one == two, \"Expected one to be two.\", rule)",
  ]
}
