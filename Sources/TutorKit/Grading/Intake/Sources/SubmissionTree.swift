/// The files of a submission by their paths. What leads elsewhere or cannot be read is refused;
/// litter is passed over.
struct SubmissionTree: Sendable {
  /// The files that can be read.
  private(set) var files: [SourcePath: SourceEntry] = [:]
  /// What is refused, and why.
  private(set) var refused: [SourcePath: Refusal] = [:]
  private let source: any FileSource

  init(_ source: any FileSource, limits: IntakeLimits = IntakeLimits()) throws(IntakeFault) {
    self.source = source
    for entry in source.entries {
      let path: SourcePath
      do throws(Refusal) {
        path = try SourcePath(entry: entry.name)
      } catch {
        refused[SourcePath([entry.name])] = error
        continue
      }
      if path.components.isEmpty || path.components.contains(where: Litter.has) { continue }
      add(entry, at: path, limits)
      guard files.count + refused.count <= limits.files else {
        throw .tooManyFiles(limit: limits.files)
      }
    }
  }

  private mutating func add(_ entry: SourceEntry, at path: SourcePath, _ limits: IntakeLimits) {
    if entry.content == .folder { return }
    // Programs take the first of two, or the last: nobody knows which one was looked at.
    guard files[path] == nil, refused[path] == nil else {
      files[path] = nil
      refused[path] = .twice
      return
    }
    switch entry.content {
    case .folder: break
    case .file where path.components.last.map(Archive.hasName) == true: refused[path] = .archive
    case .file(let size) where size > limits.file: refused[path] = .tooLarge(limit: limits.file)
    case .file: files[path] = entry
    case .refused(let refusal): refused[path] = refusal
    }
  }

  /// What could not be looked into, but for the folders of some stages: anything may be in it. Nil when
  /// all could.
  func unreadable(besides stages: Set<String>) -> IntakeFault? {
    let found = refused.keys.sorted().lazy.compactMap { path in
      if case .unreadable(let reason) = self.refused[path] { (path, reason) } else { nil }
    }
    for (path, reason) in found {
      let isBeside = path.components.contains { name in
        stages.contains(String(decoding: name, as: UTF8.self).lowercased())
      }
      if !isBeside { return .unreadable(path: path.text, reason: reason) }
    }
    return nil
  }

  /// What a file holds.
  func bytes(at path: SourcePath) throws(IntakeFault) -> [UInt8] {
    guard let entry = files[path] else {
      preconditionFailure("The tree has no file \(path.text); ask only for those in `files`.")
    }
    return try source.bytes(of: entry)
  }

  /// The size of a file as its source states it.
  func size(of path: SourcePath) -> Int {
    if case .file(let size) = files[path]?.content { size } else { 0 }
  }
}
