import Foundation

/// The submissions in a folder: each folder and each archive in it is one.
struct SubmissionList: Equatable, Sendable {
  /// All of them, in the order of the bytes of their names.
  private(set) var places: [SubmissionPlace] = []
  /// What else is there, as it can be shown: files that are no archives, and whatever is hidden.
  private(set) var others: [String] = []

  /// Lists a folder. A link to it is followed, none in it is.
  ///
  /// - Parameters:
  ///   - slugs: The stages of the course. A folder that has them itself is one submission, and not a
  ///     folder of submissions.
  ///   - output: The folder of the results, which may be in it, and is no submission.
  init(
    _ folder: URL, slugs: [String], output: URL? = nil
  ) throws(IntakeFault) {
    let path = folder.resolvingSymlinksInPath().path
    let results = try Self.name(of: output, in: path)
    do throws(SystemFault) {
      let handle = try Descriptor(Array(path.utf8), isFolder: true)
      for name in try handle.names(limit: .max) where name != results {
        if Litter.isOfTools(name) { continue }
        add(name, FileKind(try handle.status(of: name)), in: path)
      }
    } catch {
      throw .unreadable(path: folder.path, reason: error.reason)
    }
    let names = Set(places.map { $0.name.lowercased() })
    if let slug = slugs.first(where: { names.contains($0.lowercased()) }) {
      throw .isOneSubmission(path: folder.path, has: slug)
    }
    if let exercises = places.first(where: { $0.name.lowercased() == "exercises" }),
      let inner = try? FolderNames(exercises.path), let slug = slugs.first(where: inner.contains)
    {
      throw .isOneSubmission(path: folder.path, has: "\(exercises.name)/\(slug)")
    }
    guard !places.isEmpty else { throw .noSubmissions(path: folder.path) }
    refuseSameNames()
  }

  /// What the folder of the results is called among the submissions; nil when it is elsewhere.
  private static func name(of output: URL?, in folder: String) throws(IntakeFault) -> [UInt8]? {
    guard let output else { return nil }
    let names = output.absoluteURL.realPath.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    let folders = folder.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard names.count > folders.count, names.starts(with: folders) else { return nil }
    let name = names[folders.count]
    guard names.count == folders.count + 1 else {
      throw .outputWithin(path: output.path, submission: ShownName.text(of: name))
    }
    return name
  }

  private mutating func add(_ name: [UInt8], _ kind: FileKind, in folder: String) {
    let shown = ShownName.text(of: name)
    guard !Litter.has(name) else {
      others.append(shown)
      return
    }
    // Of an archive that is not read there is a submission all the same, so that nobody's work is
    // passed over in silence.
    let ending = kind == .folder ? nil : Archive.ending(of: name)
    var path = Array(folder.utf8) + [UInt8(ascii: "/")] + name
    let content: SubmissionPlace.Content
    switch kind {
    case .folder:
      // As learning platforms hand out what was uploaded: a folder a learner, with the upload in it.
      let archive = Self.onlyArchive(in: path)
      content = archive == nil ? .folder : .archive
      path += archive.map { [UInt8(ascii: "/")] + $0 } ?? []
    case .file:
      guard ending != nil else {
        others.append(shown)
        return
      }
      content = .archive
    default: content = .fault(.kind(kind))
    }
    places.append(
      SubmissionPlace(
        id: SubmissionID.make(of: name.dropLast(ending?.utf8.count ?? 0)), name: shown,
        path: path, content: content))
  }

  /// The archive that is all there is in a folder; nil for every other folder.
  private static func onlyArchive(in path: [UInt8]) -> [UInt8]? {
    guard let folder = try? Descriptor(path, isFolder: true),
      let names = try? folder.names(limit: .max).filter({ !Litter.has($0) }),
      names.count == 1, let name = names.first, Archive.ending(of: name) != nil,
      (try? FileKind(folder.status(of: name))) == .file
    else { return nil }
    return name
  }

  /// Has nothing taken of submissions that would be kept under one name.
  private mutating func refuseSameNames() {
    let groups = Dictionary(grouping: places, by: \.id).filter { $0.value.count > 1 }
    guard !groups.isEmpty else { return }
    var done: Set<String> = []
    places = places.compactMap { place in
      guard let group = groups[place.id] else { return place }
      guard done.insert(place.id).inserted else { return nil }
      return SubmissionPlace(
        id: place.id, name: place.name, path: place.path,
        content: .fault(.sameName(group.map(\.name))))
    }
  }
}

extension URL {
  /// The path without links, as far as there is something at it.
  fileprivate var realPath: String {
    if let path = realpath(path, nil) {
      defer { free(path) }
      return String(cString: path)
    }
    let parent = deletingLastPathComponent()
    return parent.path == path ? path : parent.realPath + "/" + lastPathComponent
  }
}

/// The names in a folder, in small letters.
private struct FolderNames {
  private let names: Set<String>

  init(_ path: [UInt8]) throws(SystemFault) {
    let names = try Descriptor(path, isFolder: true).names(limit: .max)
    self.names = Set(names.map { String(decoding: $0, as: UTF8.self).lowercased() })
  }

  func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
