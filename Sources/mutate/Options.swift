import Foundation

/// What was asked for.
struct Options {
  var stages: [String] = []
  var isList = false
  /// The end of the file and line to which the mutants belong: `BookCell.swift:12`.
  var place: String?
  var sample: Int?
  var seed: UInt64 = 1
  var jobs = 2

  enum Flaw: Error {
    case unknownOption(String)
    case notANumber(option: String, value: String?)
    case noPlace

    var text: String {
      switch self {
      case .unknownOption(let option): "unknown option '\(option)'. Try: Scripts/mutate --help"
      case .notANumber(let option, let value):
        "\(option) needs a number from 1 on\(value.map { ", not '\($0)'" } ?? "")."
      case .noPlace: "--at needs a file and a line, as in --at BookCell.swift:12"
      }
    }
  }

  init(_ arguments: some Sequence<String>) throws(Flaw) {
    var rest = Array(arguments)[...]
    func number(_ option: String) throws(Flaw) -> Int {
      let value = rest.popFirst()
      guard let number = value.flatMap({ Int($0) }), number > 0 else {
        throw .notANumber(option: option, value: value)
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": isList = true
      case "--at":
        place = rest.popFirst()
        if place == nil { throw .noPlace }
      case "--sample": sample = try number(argument)
      case "--seed": seed = UInt64(try number(argument))
      case "--jobs": jobs = try number(argument)
      case let stage where !stage.hasPrefix("-"): stages.append(stage)
      default: throw .unknownOption(argument)
      }
    }
  }
}

/// Numbers that a seed determines.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
