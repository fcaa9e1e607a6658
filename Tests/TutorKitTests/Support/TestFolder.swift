import Foundation

@testable import TutorKit

/// A folder for a test, which vanishes with the object.
final class TestFolder {
  let url: URL

  init() throws {
    url = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "결과 \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The files below a folder of it with their content, by path.
  func files(in path: String) -> [String: Data] {
    let root = url.appending(path: path)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).reduce(into: [:]) { files, name in
      let place = root.appending(path: name)
      if FileKind.at(place) == .file { files[name] = try? Data(contentsOf: place) }
    }
  }
}
