@testable import TutorKit

extension FileSource {
  /// What the files hold, by name.
  func texts() throws -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries {
      guard case .file = entry.content else { continue }
      texts[entry.shownName] = String(decoding: try bytes(of: entry), as: UTF8.self)
    }
    return texts
  }

  /// Why entries are not read, by name.
  var refusals: [String: Refusal] {
    var refusals: [String: Refusal] = [:]
    for entry in entries {
      if case .refused(let refusal) = entry.content { refusals[entry.shownName] = refusal }
    }
    return refusals
  }
}
