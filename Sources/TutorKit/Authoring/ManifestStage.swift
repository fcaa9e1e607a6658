/// A stage as the list in `Package.swift` has it.
struct ManifestStage: Equatable {
  let folder: String
  let module: String
  let hasNibs: Bool
  let suiteHasNibs: Bool

  /// The stages in the text of a manifest. They are a literal list, since SwiftPM caches what a
  /// manifest computes.
  static func all(in manifest: String) -> [ManifestStage] {
    let entry = /Stage\(\s*folder: "(?<folder>[^"]+)",\s*module: "(?<module>[^"]+)"(?<rest>[^)]*)\)/
    return manifest.matches(of: entry).map { match in
      ManifestStage(
        folder: String(match.folder), module: String(match.module),
        hasNibs: match.rest.contains(/\bhasNibs: true/),
        suiteHasNibs: match.rest.contains(/\bsuiteHasNibs: true/))
    }
  }

  /// The entry as it is written.
  var code: String {
    let nibs = (hasNibs ? ", hasNibs: true" : "") + (suiteHasNibs ? ", suiteHasNibs: true" : "")
    return "Stage(folder: \"\(folder)\", module: \"\(module)\"\(nibs))"
  }
}
