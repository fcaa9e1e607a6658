import Foundation

/// What came of the mutants of one stage.
public struct Score: Sendable {
  /// The least part of the mutants that a suite must catch.
  public static let least = 0.95

  private let stage: String
  private let equivalents: [Equivalent]
  private var caught = 0
  private var refused = 0
  private var same = 0
  private var survivors: [Mutation] = []
  /// Blocks of the stage's file about mutants that the suite catches.
  private var contradicted: [Equivalent] = []
  /// Mutants that could not be judged, and why.
  private var faults: [String] = []

  public init(stage: String, _ equivalents: [Equivalent]) {
    self.stage = stage
    self.equivalents = equivalents
  }

  /// Enters what became of a mutant.
  public mutating func enter(_ mutation: Mutation, _ verdict: Trial.Verdict) {
    let equivalent = equivalents.first { $0.covers(mutation) }
    switch (verdict, equivalent) {
    case (.refused, _): refused += 1
    case (.survives, nil): survivors.append(mutation)
    case (.survives, _?): same += 1
    case (.caught, nil): caught += 1
    case (.caught, let equivalent?): contradicted.append(equivalent)
    case (.fault(let words), _): faults.append("\(mutation.place): \(words)")
    }
  }

  private var judged: Int { caught + survivors.count }

  /// Whether the suite catches enough, and what the stage's file says holds.
  public var isEnough: Bool {
    Double(caught) >= Self.least * Double(judged) && contradicted.isEmpty && faults.isEmpty
  }

  /// The result in a line, and a few lines for all that is to be looked at.
  public var text: String {
    let percent = judged == 0 ? 100 : 100 * Double(caught) / Double(judged)
    let head =
      "\(stage): \(caught) of \(judged) mutants caught (\(String(format: "%.1f", percent)) %), "
      + "\(survivors.count) survive; \(same) more change nothing, \(refused) do not compile"
    let sorted = survivors.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    return
      ([head] + sorted.map(\.description)
      + contradicted.map {
        "\($0.title)\n    is caught, so it does change something: take it out of "
          + "\(Equivalent.folder)/\(stage).txt"
      } + faults).joined(separator: "\n")
  }
}

extension Mutation: CustomStringConvertible {
  /// The file and the line: `Solutions/01-hard-coded-strings/BookCell.swift:12`.
  public var place: String { "Solutions/\(stage)/\(file):\(line)" }

  /// Where the mistake is, the line as it was and as it is.
  public var description: String { "\(place)\n    - \(old)\n    + \(new)" }
}
