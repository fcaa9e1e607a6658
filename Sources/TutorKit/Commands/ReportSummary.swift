/// The last results of every stage, for a person.
struct ReportSummary {
  let session: Session

  /// A line for each stage, and one for each test that did not pass.
  func show(_ reports: [StageReport]) throws {
    let console = session.console
    for stage in try session.course().written {
      guard let report = reports.first(where: { $0.stage == stage.slug }) else {
        console.say("\("\(stage.slug): not checked yet", .quiet)")
        continue
      }
      console.say(try ReportView(session, stage).line(report))
      for test in report.tests where test.status != .pass {
        console.say("  task \(test.task): \(test.name) (\(test.status.words))")
      }
    }
    console.say()
    Guide(session).next("report -o results.xml", lead: "To have it as JUnit XML,")
  }
}
