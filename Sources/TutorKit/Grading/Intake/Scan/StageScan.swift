extension TakenStage {
  /// What a look at the Swift files shows, what weighs most first.
  func evidence(given: StageTemplate) -> [Evidence] {
    let sources = files.filter { $0.key.hasSuffix(".swift") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
    let all = SourceScan(sources, given: given.names).findings.map { finding in
      Evidence(
        finding.rule.weight, finding.rule.rawValue, stage: slug, file: "\(slug)/\(finding.file)",
        line: finding.line, "\(finding.rule.words): \(finding.code)")
    }
    let (flags, warnings) = (all.filter { $0.weight == .flag }, all.filter { $0.weight != .flag })
    return Array((flags + warnings).prefix(Self.shown))
  }

  /// How much of it a report shows of a stage.
  private static let shown = 20
}
