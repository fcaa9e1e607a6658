/// Whether code is in the form of the house, as the toolchain's formatter sees it.
struct FormCheck {
  let folder: CourseFolder
  let environment: [String: String]

  /// What the formatter would change in a folder below the course.
  func faults(
    in path: String, interruption: Interruption
  ) throws(CheckError) -> [CompilerDiagnostic] {
    let run = try ProcessRun(
      ProcessRun.Request(
        executable: try Toolchain(environment: environment).swift,
        arguments: ["format", "lint", "--strict", "--recursive", path],
        environment: environment, directory: folder.root.path))
    var output: [UInt8] = []
    while true {
      switch run.next(interruption: interruption) {
      case .wrote(_, let bytes): output += bytes
      case .expired: break
      case .interrupted: throw .interrupted
      case .ended(.exited(0)): return []
      case .ended(let end): return try faults(String(decoding: output, as: UTF8.self), end)
      }
    }
  }

  private func faults(
    _ text: String, _ end: ProcessRun.End
  ) throws(CheckError) -> [CompilerDiagnostic] {
    let blocks = CompilerOutput(text).blocks
    guard !blocks.isEmpty else { throw .buildFailed(status: end.text, output: text) }
    return blocks.map { block in
      CompilerDiagnostic(
        severity: block.severity, message: block.message, file: folder.shortened(block.place.path),
        line: block.place.line, column: block.place.column,
        text: folder.shortened(block.lines.joined(separator: "\n")), advice: nil)
    }
  }
}
