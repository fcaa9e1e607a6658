/// The colours of the class page, in light or in the dark.
///
/// Text and its ground are named in pairs, so that their contrast can be computed.
struct PagePalette {
  /// A colour of text on the colour behind it, as `#rrggbb`.
  struct Pair: Equatable {
    var ink: String
    var ground: String

    init(_ ink: String, on ground: String) {
      self.ink = ink
      self.ground = ground
    }
  }

  /// What most is written on, and what stands out from it.
  var paper: String
  var panel: String
  var text: String
  /// Text that matters less.
  var quiet: String
  var link: String
  /// Lines that separate, and nothing depends on.
  var rule: String
  /// What shows where a control is, and which one has the keyboard.
  var edge: String
  var focus: String
  /// Each state of a cell.
  var states: [PageState: Pair]

  /// Every text on every ground that it stands on.
  var textPairs: [Pair] {
    [paper, panel].flatMap { ground in [text, quiet, link].map { Pair($0, on: ground) } }
      + PageState.allCases.compactMap { states[$0] }
  }

  /// What must be seen, though it is no text.
  var markPairs: [Pair] {
    [paper, panel].flatMap { ground in [edge, focus].map { Pair($0, on: ground) } }
  }

  /// The colours as custom properties of CSS.
  var properties: String {
    let plain = [
      ("paper", paper), ("panel", panel), ("text", text), ("quiet", quiet), ("link", link),
      ("rule", rule), ("edge", edge), ("focus", focus),
    ]
    let pairs = PageState.allCases.flatMap { state -> [(String, String)] in
      guard let pair = states[state] else { return [] }
      return [("\(state.rawValue)-ink", pair.ink), ("\(state.rawValue)-ground", pair.ground)]
    }
    return (plain + pairs).map { "--\($0): \($1);" }.joined(separator: " ")
  }

  static let light = PagePalette(
    paper: "#ffffff", panel: "#f3f5f8", text: "#1a1f29", quiet: "#515b6b", link: "#0b57d0",
    rule: "#d5dbe3", edge: "#737d8c", focus: "#0b57d0",
    states: [
      .passed: Pair("#0f5132", on: "#d7f2e0"), .part: Pair("#6a4a00", on: "#fdf0c8"),
      .failed: Pair("#8f1d1d", on: "#fde0df"), .broken: Pair("#6b1a6b", on: "#f6e0f7"),
      .none: Pair("#515b6b", on: "#eef1f5"), .flag: Pair("#8a3200", on: "#ffe6d1"),
    ])

  static let dark = PagePalette(
    paper: "#12161c", panel: "#1b212a", text: "#e7ebf1", quiet: "#a7b1bf", link: "#8ab4f8",
    rule: "#323b47", edge: "#7f8a99", focus: "#8ab4f8",
    states: [
      .passed: Pair("#a6e9bd", on: "#12351f"), .part: Pair("#f5d98a", on: "#3a2e08"),
      .failed: Pair("#ffb4ae", on: "#47191a"), .broken: Pair("#efb5f2", on: "#3d1a40"),
      .none: Pair("#a7b1bf", on: "#232a34"), .flag: Pair("#ffc599", on: "#46260d"),
    ])
}

/// How a cell of the class page looks. Colour is never all: each state has a sign and words, too.
enum PageState: String, CaseIterable {
  /// All of it passed.
  case passed
  /// Some tests passed.
  case part
  /// No test passed.
  case failed
  /// It was not built, or could not be graded.
  case broken
  /// There is nothing.
  case none
  /// A person should look at it.
  case flag

  /// A sign that tells the states apart without colours.
  var sign: String {
    switch self {
    case .passed: "✓"
    case .part: "◐"
    case .failed: "✗"
    case .broken: "⊘"
    case .none: "–"
    case .flag: "⚑"
    }
  }

  init(_ report: StageReport) {
    switch report.status {
    case .passed: self = .passed
    case .failed:
      let isTampered = report.tests.contains { $0.status == .tampered }
      self = isTampered ? .flag : report.passedCount > 0 ? .part : .failed
    case .compileError, .compileTimeout: self = .broken
    case .missing: self = .none
    }
  }

  init(_ status: SubmissionResult.Status) {
    switch status {
    case .graded: self = .passed
    case .flagged: self = .flag
    case .noSubmission: self = .none
    case .graderError: self = .broken
    }
  }
}
