import Foundation

/// What was found of one thing that the tutor needs. `Finding+Text.swift` turns each case into
/// sentences.
enum Finding: Equatable {
  // Programs.
  case toolchain(SwiftVersion, path: String)
  case toolchainSilent(path: String, said: String)
  case toolchainMissing(CheckError)
  case lineEditor(hasHeaders: Bool)
  /// Whether a program can be kept from signalling its keeper.
  case guarded(Bool)
  case programsFail(CheckError)

  // The terminal.
  case terminal(columns: Int, rows: Int, kind: String)
  case noTerminal
  case colours(Bool)
  case letters(Letters)

  // The course.
  case course(title: String, path: String)
  case courseMissing(TutorError)
  case files(stages: Int)
  case stageFault(TutorError)
  case writable(path: String)
  case notWritable(FileFault)
  /// The bytes that are free on the disk of the builds.
  case room(UInt64)
  /// Whether some tutor builds or runs code in the course now; and which, where the system tells.
  case atWork(Bool, LockHolder?)
  case halfReset(stage: Int)
  case leftovers(Int)

  /// How bad a finding is.
  enum Severity: Equatable {
    case good
    /// It works, though less well than it could, or it mends itself.
    case note
    /// Something does not work.
    case fault
  }

  var severity: Severity {
    switch self {
    case .toolchain(let version, _): version >= .oldest ? .good : .fault
    case .toolchainSilent, .toolchainMissing, .programsFail, .courseMissing, .stageFault,
      .notWritable:
      .fault
    case .lineEditor(let isFine), .guarded(let isFine): isFine ? .good : .note
    case .terminal(let columns, _, let kind):
      columns >= Self.leastColumns && !Self.isDumb(kind) ? .good : .note
    case .letters(let letters): letters.areUnicode ? .good : .note
    case .noTerminal, .colours, .course, .files, .writable: .good
    case .room(let bytes): bytes < Self.leastRoom ? .fault : bytes < Self.goodRoom ? .note : .good
    case .atWork(let isAtWork, _): isAtWork ? .note : .good
    case .halfReset: .note
    case .leftovers(let count): count == 0 ? .good : .note
    }
  }

  /// Narrower terminals cut drawings off.
  static let leastColumns = 40
  /// With less no stage can be built; `Scripts/prepare` wants as much.
  static let leastRoom: UInt64 = 64 << 20
  /// What the builds of all stages take, and some.
  static let goodRoom: UInt64 = 512 << 20

  static func isDumb(_ kind: String) -> Bool { kind.isEmpty || kind == "dumb" }
}

/// The version of a toolchain, as far as it matters.
struct SwiftVersion: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int

  /// The oldest that builds the course.
  static let oldest = SwiftVersion(major: 6, minor: 2)

  init(major: Int, minor: Int) {
    (self.major, self.minor) = (major, minor)
  }

  /// Finds the version in what `swift --version` says; nil when it is not there.
  init?(_ words: String) {
    guard let match = words.firstMatch(of: /Swift version (\d+)\.(\d+)/),
      let major = Int(match.1), let minor = Int(match.2)
    else { return nil }
    self.init(major: major, minor: minor)
  }

  static func < (one: SwiftVersion, other: SwiftVersion) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  var description: String { "\(major).\(minor)" }
}
