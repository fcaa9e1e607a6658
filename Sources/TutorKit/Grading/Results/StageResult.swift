/// What a stage of a submission is worth, and why.
public struct StageResult: Codable, Equatable, Sendable {
  /// The place of the stage in the course, from 1.
  public var number: Int
  /// The title of the stage.
  public var title: String
  /// The points that it gives, before anything is taken off for being late.
  public var points: Points
  /// The points that it can give.
  public var maximum: Points
  /// What the suite said.
  public var report: StageReport
  /// The learner's code that the first failure is about, where that can be told.
  public var code: HandedInCode?

  init(_ report: StageReport, of stage: Stage) {
    number = stage.number
    title = stage.title
    maximum = stage.worth
    points = stage.points(for: report)
    self.report = report.cut
    for (index, test) in report.tests.enumerated() {
      switch stage.feedback(on: test.function) {
      case .full: break
      case .actual: self.report.tests[index].isBrief = true
      case .nothing: self.report.tests[index].isHidden = true
      }
    }
    // JSON has no word for what a test may have made of its clock.
    if !report.seconds.isFinite { self.report.seconds = 0 }
    for index in report.tests.indices where !report.tests[index].seconds.isFinite {
      self.report.tests[index].seconds = 0
    }
  }
}

extension Stage {
  /// What a stage is worth whose description does not say it.
  private static let usualWorth = Points(hundredths: 1000)

  /// The points that the stage can give.
  var worth: Points { points.flatMap(Points.init) ?? Self.usualWorth }

  /// The points for a result: all when every test passed, and otherwise a share for those that did,
  /// unless the stage gives all or nothing. Where one test was tampered with, none of them counts.
  func points(for report: StageReport) -> Points {
    switch report.status {
    case .passed: return worth
    case .failed:
      guard partial ?? true, !report.tests.contains(where: { $0.status == .tampered }) else {
        return .zero
      }
      return worth.share(report.passedCount, of: report.tests.count)
    case .compileError, .compileTimeout, .missing: return .zero
    }
  }
}
