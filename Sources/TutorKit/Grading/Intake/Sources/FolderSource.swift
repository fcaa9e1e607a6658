import Foundation

/// A folder that was handed in. It is walked without following a link, and without entering what
/// tools keep for themselves.
struct FolderSource: FileSource {
  private(set) var entries: [SourceEntry] = []
  /// When the newest file was last written. A link has no say: it is not read, either.
  private(set) var written: Date?
  private let root: [UInt8]
  private let limits: IntakeLimits

  /// - Parameter root: The path of the folder, in the bytes that the system has for it.
  init(_ root: [UInt8], limits: IntakeLimits = IntakeLimits()) throws(IntakeFault) {
    self.root = root
    self.limits = limits
    var waiting = [SourcePath([])]
    while let folder = waiting.popLast() {
      let folders = try list(folder)
      waiting += folders.reversed()
    }
  }

  /// Adds what a folder has, and gives the folders in it. What cannot be read is refused, and the rest
  /// counts.
  private mutating func list(_ folder: SourcePath) throws(IntakeFault) -> [SourcePath] {
    var found: [(path: SourcePath, content: SourceEntry.Content)] = []
    var isTooMuch = false
    do throws(SystemFault) {
      let handle = try open(folder)
      let names = try handle.names(limit: limits.files)
      isTooMuch = names.count > limits.files
      for name in names where !Litter.has(name) {
        let path = folder + name
        found.append((path, content(of: name, at: path, in: handle)))
      }
    } catch {
      // Without the submission itself there is nothing.
      guard !folder.components.isEmpty else {
        throw .unreadable(path: "The folder", reason: error.reason)
      }
      found = [(folder, .refused(.unreadable(error.reason)))]
    }
    guard !isTooMuch, entries.count + found.count <= limits.files else {
      throw .tooManyFiles(limit: limits.files)
    }
    for (path, content) in found {
      entries.append(SourceEntry(name: path.bytes, content: content, place: entries.count))
    }
    return found.filter { $0.content == .folder }.map(\.path)
  }

  private mutating func content(
    of name: [UInt8], at path: SourcePath, in folder: borrowing Descriptor
  ) -> SourceEntry.Content {
    do throws(SystemFault) {
      let status = try folder.status(of: name)
      switch FileKind(status) {
      case .file:
        written = max(written ?? .distantPast, status.written)
        return .file(size: Int(status.st_size))
      case .folder:
        return path.components.count < limits.depth
          ? .folder : .refused(.tooDeep(limit: limits.depth))
      case .link: return .refused(.link)
      case let kind: return .refused(.kind(kind))
      }
    } catch {
      return .refused(.unreadable(error.reason))
    }
  }

  /// Opens a folder below the root, name by name, so that none of them can be a link.
  private func open(_ folder: SourcePath) throws(SystemFault) -> Descriptor {
    var handle = try Descriptor(root, isFolder: true)
    for name in folder.components { handle = try Descriptor(name, in: handle, isFolder: true) }
    return handle
  }

  func bytes(of entry: SourceEntry) throws(IntakeFault) -> [UInt8] {
    do throws(SystemFault) {
      let names = entry.name.split(separator: UInt8(ascii: "/")).map(Array.init)
      guard let name = names.last else { throw SystemFault(code: ENOENT) }
      let folder = try open(SourcePath(names.dropLast()))
      let file = try Descriptor(name, in: folder, isFolder: false)
      guard FileKind(try file.status()) == .file else { throw SystemFault(code: EINVAL) }
      // It was smaller when it was listed.
      guard let bytes = try file.bytes(limit: limits.file) else { throw SystemFault(code: EFBIG) }
      return bytes
    } catch {
      throw .unreadable(path: entry.shownName, reason: error.reason)
    }
  }
}
