import Foundation

/// The hints of a stage: for each task three, each saying more than the one before.
///
///     ## The first row appears
///     ### look
///     Which name does the message quote?
///     ### tool
///     …
///     ### shape
///     …
struct HintPage: Equatable {
  /// How much a hint gives away.
  enum Level: String, CaseIterable {
    /// A question.
    case look
    /// The tool, shown on other data.
    case tool
    /// The steps, or a skeleton with gaps.
    case shape
  }

  /// The hints of one task.
  struct TaskHints: Equatable {
    let title: String
    var levels: [Level: MarkdownPage] = [:]
  }

  let tasks: [TaskHints]

  init(_ source: String) {
    var tasks: [TaskHints] = []
    var level: Level?
    for block in MarkdownPage(source).blocks {
      switch block {
      case .heading(level: 2, let title):
        tasks.append(TaskHints(title: title.withoutTaskNumber))
        level = nil
      case .heading(level: 3, let name):
        level = Level(rawValue: name.lowercased())
      default:
        guard let level, !tasks.isEmpty else { continue }
        let begun = tasks[tasks.count - 1].levels[level]?.blocks ?? []
        tasks[tasks.count - 1].levels[level] = MarkdownPage(blocks: begun + [block])
      }
    }
    self.tasks = tasks
  }

  /// The hints for a task, in the order in which they are given.
  func hints(for title: String) -> [(level: Level, page: MarkdownPage)] {
    guard let task = tasks.first(where: { $0.title == title }) else { return [] }
    return Level.allCases.compactMap { level in task.levels[level].map { (level, $0) } }
  }
}

extension String {
  /// A heading without the number that a lesson gives its tasks: `3. The grid` is `The grid`.
  var withoutTaskNumber: String {
    let digits = prefix(while: \.isNumber)
    guard !digits.isEmpty, dropFirst(digits.count).hasPrefix(". ") else { return self }
    return String(dropFirst(digits.count + 2))
  }
}
