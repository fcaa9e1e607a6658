import Foundation

/// The table of the class page: a row a learner, a column a stage.
struct PageTable {
  private let stages: [RunRecord.StageEntry]
  private var rows = HTMLWriter(opening: "")
  /// How many learners each choice leaves.
  private var counts: [Choice: Int] = [:]

  init(stages: [RunRecord.StageEntry]) {
    self.stages = stages
  }

  /// Adds a row behind the others.
  mutating func add(_ result: SubmissionResult) {
    let choices = Choice.allCases.filter { $0.holds(result) }
    for choice in choices { counts[choice, default: 0] += 1 }
    let stages = stages
    rows.element("tr", ["data-is": choices.map(\.rawValue).joined(separator: " ")]) { row in
      Self.addCells(of: result, stages, to: &row)
    }
  }

  func write(to main: inout HTMLWriter) {
    main.element("h2", text: "Learners")
    main.raw(
      "<noscript><p class=\"quiet\">Without scripts this is a plain table. More about each learner is "
        + "in submissions/…/feedback.md and result.json.</p></noscript>\n")
    addControls(to: &main)
    main.element("div", ["class": "scroll"]) { box in
      box.element("table", ["id": "class"]) { table in
        addHead(to: &table)
        table.element("tbody") { $0.raw(rows.text) }
      }
    }
  }

  private func addControls(to main: inout HTMLWriter) {
    main.element("div", ["class": "controls"]) { box in
      box.element("label") { label in
        label.text("Search (press /)")
        label.raw("<input id=\"search\" type=\"search\" autocomplete=\"off\">")
      }
      box.element("label") { label in
        label.text("Show")
        label.element("select", ["id": "filter"]) { select in
          select.element("option", ["value": ""], text: "everybody")
          for choice in Choice.allCases {
            guard let count = counts[choice] else { continue }
            select.element(
              "option", ["value": choice.rawValue], text: "\(choice.words) (\(count))")
          }
        }
      }
      box.element("button", ["id": "all", "type": "button"], text: "Show all")
      box.element("output", ["id": "shown", "class": "quiet", "for": "search filter"])
    }
  }

  private func addHead(to table: inout HTMLWriter) {
    table.element("thead") { head in
      head.element("tr") { row in
        row.element("th", ["scope": "col"], text: "Learner")
        row.element("th", ["scope": "col"], text: "Status")
        row.element("th", ["scope": "col", "class": "number"], text: "Points")
        for stage in stages {
          row.element(
            "th", ["scope": "col"], text: "\(stage.number). \(stage.title)")
        }
      }
    }
  }

  private static func addCells(
    of result: SubmissionResult, _ stages: [RunRecord.StageEntry], to row: inout HTMLWriter
  ) {
    row.element("th", ["scope": "row"]) { cell in
      let learner = result.learner
      cell.element("a", ["href": "#\(anchor(learner.id))"]) { link in
        link.element("bdi", text: learner.displayName)
      }
      let more = [learner.name == nil ? nil : learner.id, learner.section].compactMap(\.self)
      if !more.isEmpty {
        cell.text(" ")
        cell.element("small") { small in
          for (index, text) in more.enumerated() {
            if index > 0 { small.text(" · ") }
            small.element("bdi", text: text)
          }
        }
      }
    }
    let state = PageState(result.status)
    row.element(
      "td", ["class": "state \(state.rawValue)"],
      text: "\(state.sign) \(result.status.cellWords)")
    row.element(
      "td", ["class": "number", "data-key": "\(result.points?.hundredths ?? -1)"],
      text: result.points?.text ?? "–")
    for entry in stages { addCell(of: entry, result, to: &row) }
  }

  private static func addCell(
    of entry: RunRecord.StageEntry, _ result: SubmissionResult, to row: inout HTMLWriter
  ) {
    let stage = result.stages.first { $0.report.stage == entry.slug }
    let state = stage.map { PageState($0.report) } ?? .none
    let words = stage.map { result.isAbsent($0) ? result.verdict(of: $0) : $0.cellWords }
    row.element(
      "td", ["class": "state \(state.rawValue)", "data-key": "\(stage?.sortKey ?? -1)"],
      text: "\(state.sign) \(words ?? "not judged")")
  }

  /// What stands behind `#` in the address of a learner's view: any identifier, in plain letters.
  static func anchor(_ id: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    return "of=\(id.addingPercentEncoding(withAllowedCharacters: plain) ?? "")"
  }
}

/// Whom the table can be narrowed to.
private enum Choice: String, CaseIterable {
  case flagged, ungraded, absent, late, complete, failing, broken, missing

  var words: String {
    switch self {
    case .flagged: "to be looked at"
    case .ungraded: "not graded"
    case .absent: "no submission"
    case .late: "late"
    case .complete: "all stages passed"
    case .failing: "a stage with failing tests"
    case .broken: "a stage that does not compile"
    case .missing: "a stage with a missing file"
    }
  }

  func holds(_ result: SubmissionResult) -> Bool {
    func hasStage(_ statuses: StageReport.Status...) -> Bool {
      result.stages.contains { statuses.contains($0.report.status) }
    }
    return switch self {
    case .flagged: result.status == .flagged
    case .ungraded: result.status == .graderError
    case .absent: result.status == .noSubmission
    case .late: (result.lateness?.seconds ?? 0) > 0
    case .complete:
      !result.stages.isEmpty && result.stages.allSatisfy { $0.report.status == .passed }
    case .failing: hasStage(.failed)
    case .broken: hasStage(.compileError, .compileTimeout)
    case .missing: hasStage(.missing)
    }
  }
}

extension SubmissionResult.Status {
  fileprivate var cellWords: String {
    switch self {
    case .graded: "graded"
    case .flagged: "look at it"
    case .noSubmission: "nothing"
    case .graderError: "not graded"
    }
  }
}

extension StageResult {
  fileprivate var cellWords: String {
    switch report.status {
    case .passed: "passed"
    case .failed: "\(report.passedCount) of \(report.tests.count)"
    case .compileError: "no build"
    case .compileTimeout: "build too slow"
    case .missing: "file missing"
    }
  }

  /// Better results have a higher one, and stages without points can be sorted, too.
  fileprivate var sortKey: Int { points.hundredths * 1000 + min(999, report.passedCount) }
}
