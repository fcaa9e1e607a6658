import Foundation

/// A folder that was handed in. It is walked without following a link, and without entering what
/// tools keep for themselves.
struct FolderSource: FileSource {
  private(set) var entries: [SourceEntry] = []
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

  /// Adds what a folder has, and gives the folders in it.
  private mutating func list(_ folder: SourcePath) throws(IntakeFault) -> [SourcePath] {
    var folders: [SourcePath] = []
    do {
      let handle = try open(folder)
      let names = try handle.names(limit: limits.files)
      guard names.count <= limits.files else {
        throw IntakeFault.tooManyFiles(limit: limits.files)
      }
      for name in names where !Litter.has(name) {
        guard entries.count < limits.files else {
          throw IntakeFault.tooManyFiles(limit: limits.files)
        }
        let path = folder + name
        let status = try handle.status(of: name)
        let kind = FileKind(status)
        if kind == .folder, path.components.count < limits.depth { folders.append(path) }
        entries.append(
          SourceEntry(
            name: path.bytes, content: content(of: kind, status, at: path), place: entries.count))
      }
    } catch let fault as SystemFault {
      throw .unreadable(path: folder.text, reason: fault.reason)
    } catch let fault as IntakeFault {
      throw fault
    } catch {
      preconditionFailure("Nothing else is thrown here: \(error)")
    }
    return folders
  }

  private func content(
    of kind: FileKind, _ status: stat, at path: SourcePath
  ) -> SourceEntry.Content {
    switch kind {
    case .file: .file(size: Int(status.st_size))
    case .folder:
      path.components.count < limits.depth ? .folder : .refused(.tooDeep(limit: limits.depth))
    case .link: .refused(.link)
    default: .refused(.kind(kind))
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
