import Foundation

/// A program that makes files out of files, and need not run again before one of these has other
/// bytes.
struct BuildStep: Codable, Equatable {
  /// A name of its own in the build.
  var name: String
  /// The path of the program, and its arguments.
  var command: [String]
  /// The files whose bytes decide whether the step must run.
  var inputs: [String]
  /// The file that it makes.
  var output: String
}

/// What the steps of a build left when they last succeeded, in the folder of the build.
struct StepRecords {
  let place: String

  /// What a step printed, if it would only do again what it did then.
  func output(of step: BuildStep) -> String? {
    guard FileManager.default.fileExists(atPath: step.output),
      let key = key(of: step), key == FileManager.default.contents(atPath: keyPath(step)),
      let log = FileManager.default.contents(atPath: logPath(step))
    else { return nil }
    return String(decoding: log, as: UTF8.self)
  }

  /// Forgets a step that is going to run.
  func forget(_ step: BuildStep) {
    unlink(keyPath(step))
  }

  /// The bytes of all inputs; nil if one cannot be read.
  func key(of step: BuildStep) -> Data? {
    var key = Data()
    for input in step.inputs {
      guard let data = FileManager.default.contents(atPath: input) else { return nil }
      key += Data("\(input)\0\(data.count)\0".utf8) + data
    }
    return key
  }

  /// Remembers that a step succeeded.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - key: The bytes of its inputs, read before it ran.
  ///   - output: What it printed.
  func remember(_ step: BuildStep, key: Data, output: String) {
    // Without a record it runs again: nothing to complain of.
    try? Data(output.utf8).write(to: URL(filePath: logPath(step)))
    try? key.write(to: URL(filePath: keyPath(step)), options: .atomic)
  }

  private func keyPath(_ step: BuildStep) -> String { "\(place)/\(step.name).key" }
  private func logPath(_ step: BuildStep) -> String { "\(place)/\(step.name).log" }
}
