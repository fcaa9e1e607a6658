import Foundation

/// Finds where names are declared in Swift source, as well as that can be told line by line.
struct Declarations {
  /// A line that declares something.
  struct Found: Equatable {
    /// The path below the course.
    var file: String
    /// The line, from 1.
    var line: Int
    /// The line's text up to its brace, without the space around it.
    var text: String
  }

  let folder: CourseFolder
  let files: [String]

  /// The first line that declares `name`: a type, a function, a variable, a case or, for `init`,
  /// an initialiser. Of several, one in `owner`, if that type is given and has it.
  func first(of name: String, in owner: String? = nil) -> Found? {
    if let owner, let member = member(name, of: owner) { return member }
    for file in files {
      for (index, line) in folder.lines(of: file).enumerated() where declares(line, name) {
        return Found(file: file, line: index + 1, text: Self.trimmed(line))
      }
    }
    return nil
  }

  /// The first line right in the braces of a type, or of an extension of it, that declares `name`.
  private func member(_ name: String, of owner: String) -> Found? {
    for file in files {
      // How many braces are open since the type's own line; nil outside the type.
      var depth: Int?
      for (index, line) in folder.lines(of: file).enumerated() {
        let isMember = depth == 1 && declares(line, name)
        if isMember { return Found(file: file, line: index + 1, text: Self.trimmed(line)) }
        guard depth != nil || declares(line, owner, orExtends: true) else { continue }
        let now = (depth ?? 0) + line.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
        // The brace may stand on a later line.
        depth = now > 0 || (depth ?? 0) == 0 && !line.contains("}") ? now : nil
      }
    }
    return nil
  }

  private func declares(
    _ line: String, _ name: String, orExtends isOwner: Bool = false
  ) -> Bool {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "/" }
    if let comment = words.first, comment.hasPrefix("//") { return false }
    if name == "init" { return words.contains("init") }
    return zip(words, words.dropFirst()).contains { word, next in
      next == name && (Self.keywords.contains(word) || isOwner && word == "extension")
    }
  }

  private static let keywords: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]

  private static func trimmed(_ line: String) -> String {
    line.prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
  }
}
