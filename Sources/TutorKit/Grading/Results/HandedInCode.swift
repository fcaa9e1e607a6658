import Foundation

/// Lines of a submission that a failure is about, so that whoever reads of the failure sees them.
public struct HandedInCode: Codable, Equatable, Sendable {
  /// The file, as a path below the course folder.
  public var file: String
  /// The line that the failure names, from 1; nil where it names none, and the file is quoted from its
  /// beginning.
  public var line: Int?
  /// The lines with their numbers, the one that the failure names with a mark.
  public var text: String
}

extension HandedInCode {
  /// How many lines are quoted on either side of one, of a file in which none is named, and how much
  /// of a line.
  private static let (around, atMost, width) = (6, 40, 160)

  /// The code that the first failure of a stage is about; nil where nobody can tell, or nothing ran.
  ///
  /// - Parameters:
  ///   - report: What the suite said.
  ///   - workspace: The code that it judged.
  init?(firstFailureIn report: StageReport, of workspace: Workspace) {
    guard report.status == .failed,
      let test = report.visibleTests.first(where: { $0.status != .pass })
    else { return nil }
    let look = WhereToLook(workspace)
    switch look.cure(of: test.issues, in: test.function, task: test.task) {
    case .line(let place): self.init(place.file, line: place.line, in: workspace.folder)
    case .marks(let files), .files(let files):
      guard let file = files.first else { return nil }
      self.init(workspace.path(of: file), line: nil, in: workspace.folder)
    case .folder: return nil
    }
  }

  private init?(_ file: String, line: Int?, in folder: CourseFolder) {
    guard let data = FileManager.default.contents(atPath: "\(folder.root.path)/\(file)") else {
      return nil
    }
    // Files come with the line ends of any system.
    let lines = String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = line.map { max(1, $0 - Self.around) } ?? 1
    let last = min(lines.count, line.map { $0 + Self.around } ?? Self.atMost)
    guard first <= last else { return nil }
    let digits = String(last).count
    let quoted = (first...last).map { number in
      let blanks = String(repeating: " ", count: digits - String(number).count)
      return
        "\(number == line ? ">" : " ") \(blanks)\(number) | \(lines[number - 1].prefix(Self.width))"
    }
    let rest = line == nil && last < lines.count ? ["  …"] : []
    let text = (quoted + rest).joined(separator: "\n")
    self.init(file: file, line: line, text: text.cut(toBytes: TextRoom.text))
  }
}
