extension TakenStage {
  /// What a look at the Swift files shows, what weighs most first.
  func evidence(given: StageTemplate) -> [Evidence] {
    let all = SourceScan(sources, given: given.names).findings.map { finding in
      Evidence(
        finding.rule.weight, finding.rule.rawValue, stage: slug, file: "\(slug)/\(finding.file)",
        line: finding.line, "\(finding.rule.words): \(finding.code)")
    }
    let (flags, warnings) = (all.filter { $0.weight == .flag }, all.filter { $0.weight != .flag })
    return Array((flags + warnings).prefix(Self.shown))
  }

  /// Where the code first asks for a place in the program by a section's name; nil if it nowhere does.
  ///
  /// No word hides such an attribute. What it puts there may be a command to the linker, which reads
  /// the learner's object files outside of every sandbox: so this is looked for before anything is built.
  var section: SourceScan.Finding? {
    SourceScan(sources).findings.first { $0.rule == .section }
  }

  private var sources: [String: String] {
    files.filter { $0.key.hasSuffix(".swift") }.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// How much of it a report shows of a stage.
  private static let shown = 20
}
