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
}
