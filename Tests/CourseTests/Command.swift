import Foundation

/// Runs a program of the system and reads what it says.
enum Command {
  struct Failure: Error {
    let status: Int32
    let output: String
  }

  /// Runs git in a folder and returns what it wrote.
  @discardableResult
  static func git(_ arguments: String..., in folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus, output: output)
    }
    return output
  }
}
