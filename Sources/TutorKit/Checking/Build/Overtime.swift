import Foundation

/// A build that was stopped because it took too long.
struct Overtime: Equatable {
  /// How long it might take.
  var limit: Duration
  /// Whether it compiled more than the stage.
  var isWhole: Bool
  /// What it wrote. A compiler that is stopped says last what it was compiling.
  var output: String

  /// What is to be told of it, as of an error in the learner's code. Empty where it may be none of the
  /// learner's doing: a first build on a slow machine.
  func diagnostics(for stage: Stage, in folder: CourseFolder) -> [CompilerDiagnostic] {
    let files = folder.swiftFiles(in: folder.exercisePath(stage))
    let known = place(in: files, of: folder)
    guard let file = known?.path ?? (isWhole ? nil : folder.savedLast(of: files)) else { return [] }
    let message = "the compiler was not done after \(limit.text), and was stopped"
    let (line, column) = (known?.line ?? 1, known?.column ?? 1)
    let code = folder.lines(of: file).dropFirst(line - 1).first.map { $0.prefix(Self.quoted) }
    return [
      CompilerDiagnostic(
        severity: .error, message: message, file: file, line: line, column: column,
        text: "\(file):\(line):\(column): error: \(message)"
          + (known == nil ? "" : "\n\(line) | \(code ?? "")"),
        advice: (known == nil ? Self.lastSaved : Self.place) + Self.cure)
    ]
  }

  /// How much of a line is quoted, in letters. One that is too much for a compiler is too much for a
  /// reader.
  private static let quoted = 200
  private static let place = "This is what it was compiling. "
  private static let lastSaved = "It did not say where it was; this file was saved last. "
  private static let cure =
    "Write it in smaller steps: cut what is long or deeply nested into parts, and give each a type."

  /// The innermost place in some files that the compiler's last words name: `/…/Shelf.swift:12:3`.
  private func place(in files: [String], of folder: CourseFolder) -> CompilerOutput.Place? {
    let places = files.compactMap { file -> (start: String.Index, place: CompilerOutput.Place)? in
      var found: (start: String.Index, place: CompilerOutput.Place)?
      var rest = output[...]
      while let name = rest.range(of: "\(folder.root.path)/\(file):") {
        rest = rest[name.upperBound...]
        guard let numbers = rest.prefixMatch(of: /(\d+):(\d+)/), let line = Int(numbers.1),
          let column = Int(numbers.2)
        else { continue }
        found = (name.lowerBound, .init(path: file, line: line, column: column))
      }
      return found
    }
    return places.max { $0.start < $1.start }?.place
  }
}

extension CourseFolder {
  /// Of some files the one that was saved last.
  fileprivate func savedLast(of files: [String]) -> String? {
    func time(_ file: String) -> Date {
      let values = try? FileManager.default.attributesOfItem(atPath: "\(root.path)/\(file)")
      return values?[.modificationDate] as? Date ?? .distantPast
    }
    return files.max { time($0) < time($1) }
  }
}
