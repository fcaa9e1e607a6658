import Foundation

/// The Swift toolchain that builds the stages: the first `swift` of the search path.
struct Toolchain {
  /// The path of the `swift` program.
  let swift: String

  init(environment: [String: String]) throws(CheckError) {
    let searchPath = environment["PATH"] ?? ""
    let candidates = searchPath.split(separator: ":").map { "\($0)/swift" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw .noToolchain(searchPath: searchPath)
    }
    swift = found
  }

  /// The folder of the programs that `swift` runs, behind all links.
  var programs: String {
    URL(filePath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// The compiler proper. Nil if it does not lie beside `swift`, which then is another program that
  /// chooses one of several toolchains.
  var frontend: String? { program("swift-frontend") }

  /// LLVM's linker, the fastest there is. Not every toolchain has it.
  var linker: String? { program("ld.lld") }

  /// What it says of its version, in its first line; empty if it says nothing.
  func version(environment: [String: String]) throws(CheckError) -> String {
    let request = ProcessRun.Request(
      executable: swift, arguments: ["--version"], environment: environment)
    let answer = try ProcessRun.answer(of: request, within: .seconds(30))
    return answer.output.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  private func program(_ name: String) -> String? {
    let path = "\(programs)/\(name)"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}
