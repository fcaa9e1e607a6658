@testable import TutorKit

extension Stage {
  /// A stage that nothing is told of but its name.
  static func sample(_ number: Int, _ slug: String) -> Stage {
    Stage(
      number: number, slug: slug, module: "Module\(number)", title: "Stage \(number)", summary: "",
      minutes: 10, tasks: [], files: [])
  }
}
