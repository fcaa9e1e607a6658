/// The keys of `tutor watch`.
enum WatchKey: CaseIterable, Sendable {
  case hint, list, screen, next, again, quit

  var letter: Character {
    switch self {
    case .hint: "h"
    case .list: "l"
    case .screen: "s"
    case .next: "n"
    case .again: "r"
    case .quit: "q"
    }
  }

  /// What it does, in a word.
  var word: String {
    switch self {
    case .hint: "hint"
    case .list: "list"
    case .screen: "screen"
    case .next: "next"
    case .again: "again"
    case .quit: "quit"
    }
  }

  /// The key that does what a command does.
  static func doing(_ command: Substring) -> WatchKey? {
    [.hint, .list, .screen, .next].first { $0.word == command }
  }

  /// A line that lists keys: `h hint  l list  q quit`. Where there is little room, blanks go first.
  static func line(_ keys: [WatchKey], columns: Int?) -> StyledText {
    let items: [StyledText] = keys.map { "\($0.letter, .code) \($0.word)" }
    let wide = items.joined(separator: "  ")
    return columns.map { wide.plain.displayWidth > $0 } == true
      ? items.joined(separator: " ") : wide
  }
}

extension Session.Manner {
  /// The key that does what a command does; nil where commands are typed.
  func key(for command: String) -> WatchKey? {
    guard self == .watching(hasKeys: true) else { return nil }
    return WatchKey.doing(command.prefix { $0 != " " })
  }
}
