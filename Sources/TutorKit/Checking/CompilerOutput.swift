/// What a build printed, cut into the compiler's and the linker's complaints.
struct CompilerOutput {
  /// A place in a source file.
  struct Place: Hashable {
    /// The path as the compiler wrote it.
    var path: String
    var line: Int
    var column: Int
  }

  /// An error or a warning with everything that belongs to it.
  struct Block {
    var severity: CompilerDiagnostic.Severity
    var place: Place
    var message: String
    /// The notes that follow the message, in order.
    var notes: [(place: Place, message: String)] = []
    /// The whole text: message, source lines and notes.
    var lines: [String]
  }

  /// The complaints in the order in which they came, each once.
  private(set) var blocks: [Block] = []
  /// What the linker said, line by line.
  private(set) var linkerLines: [String] = []

  init(_ text: String) {
    var current: Block?
    var seen: Set<String> = []
    func finish() {
      guard var block = current else { return }
      current = nil
      while block.lines.last?.allSatisfy(\.isWhitespace) == true { block.lines.removeLast() }
      // The module and each of its files are compiled by jobs of their own, which say the same.
      let key = "\(block.place) \(block.severity) \(block.message)"
      if seen.insert(key).inserted { blocks.append(block) }
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = String(line)
      if let header = Header(line) {
        switch header.kind {
        case "note": current?.notes.append((header.place, header.message))
        case "error", "warning":
          finish()
          let severity: CompilerDiagnostic.Severity = header.kind == "error" ? .error : .warning
          current = Block(
            severity: severity, place: header.place, message: header.message, lines: [line])
          continue
        default: break
        }
        current?.lines.append(line)
      } else if Self.isBuildNoise(line) {
        finish()
        if Self.isLinkerComplaint(line) { linkerLines.append(line) }
      } else {
        current?.lines.append(line)
      }
    }
    finish()
  }

  /// Lines of the build system, which end a complaint: `[3/12] Compiling …`, `error: …`. The lines
  /// that quote source code begin with a number, a bar or a space.
  private static func isBuildNoise(_ line: String) -> Bool {
    line.firstMatch(of: /^\[\d+\/\d+\]\s/) != nil
      || ["error: ", "warning: ", "Building for ", "Build complete", "Another instance of "]
        .contains { line.hasPrefix($0) }
      || isLinkerComplaint(line)
  }

  /// `…/One.build/Shelf.swift.o:…: error: undefined reference to 'x'`, and what tells of it.
  private static func isLinkerComplaint(_ line: String) -> Bool {
    let isLinker =
      line.contains(".swift.o") || line.contains("undefined symbol") || line.hasPrefix("ld: ")
      || line.contains("/ld.") || line.contains("ld.lld")
    return isLinker && !line.hasPrefix(" ") && !line.hasPrefix("error: ")
      && line.firstMatch(of: /error|undefined|duplicate|multiple|previous|referenced/) != nil
  }

  /// The first line of a complaint: `path:line:column: kind: message`.
  private struct Header {
    var place: Place
    var kind: String
    var message: String

    init?(_ line: String) {
      guard
        let match = line.firstMatch(
          of: /^([^ |0-9].*?):(\d+):(\d+): (error|warning|note|remark): (.*)$/),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      place = Place(path: String(match.1), line: number, column: column)
      kind = String(match.4)
      message = String(match.5)
    }
  }
}
