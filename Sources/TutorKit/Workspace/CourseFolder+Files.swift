import Foundation

/// What a new file holds.
enum FileContent {
  case data(Data)
  /// What another file holds; its permissions go along.
  case copy(of: URL)
}

/// Files and folders of a course, read and made so that an error names the path that really failed.
extension CourseFolder {
  /// Reads a file that has at most `limit` bytes; nil when there is none. It never waits, as reading
  /// a pipe would.
  func read(_ url: URL, limit: Int) throws(FileFault) -> Data? {
    if FileKind.at(url, behindLinks: true) == nil, errno == ENOENT { return nil }
    let file = try OpenFile(reading: url, in: self)
    let kind = FileKind(try file.status())
    guard kind == .file else {
      throw FileFault(path: path(of: url), wish: .read, cause: .kind(kind, wanted: .file))
    }
    // The size may lie, and grow meanwhile: one byte more than allowed is asked for.
    var data = Data()
    while data.count <= limit {
      let part = try file.next(min(1 << 20, limit + 1 - data.count))
      if part.isEmpty { return data }
      data += part
    }
    throw FileFault(path: path(of: url), wish: .read, cause: .tooLarge(limit: limit))
  }

  /// The names in a folder.
  func names(in url: URL) throws(FileFault) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch {
      throw fault(.read, url, error.systemCode)
    }
  }

  /// Makes a folder and those above it.
  func makeFolder(_ url: URL) throws(FileFault) {
    if FileKind.at(url, behindLinks: true) == .folder { return }
    if url.path != "/" { try makeFolder(url.deletingLastPathComponent()) }
    guard mkdir(url.path, 0o777) == 0 || errno == EEXIST else { throw fault(.write, url, errno) }
    try requireFolder(url)
  }

  /// Throws when something stands at a place and is no folder.
  func requireFolder(_ url: URL, _ wish: FileFault.Wish = .write) throws(FileFault) {
    let kind = FileKind.at(url, behindLinks: true)
    if kind == .folder { return }
    let code = errno
    if let kind {
      throw FileFault(path: path(of: url), wish: wish, cause: .kind(kind, wanted: .folder))
    }
    guard code == ENOENT else { throw fault(wish, url, code) }
    if let nowhere = leadsNowhere(url, wish) { throw nowhere }
  }

  /// Makes a file that is not there yet, and brings it to the disk.
  ///
  /// - Parameter url: The file that it will take the place of, which the learner knows.
  func makeFile(at place: URL, for url: URL, _ content: FileContent) throws(FileFault) {
    let file = try OpenFile(making: place, for: url, in: self)
    do {
      switch content {
      case .data(let data): try file.append(data)
      case .copy(let source): try copy(source, to: file)
      }
      try file.synchronize()
    } catch {
      unlink(place.path)
      throw error
    }
  }

  private func copy(_ url: URL, to file: borrowing OpenFile) throws(FileFault) {
    let source = try OpenFile(reading: url, in: self)
    _ = fchmod(file.descriptor, try source.status().st_mode & 0o777 | 0o600)
    while true {
      let part = try source.next(1 << 20)
      if part.isEmpty { return }
      try file.append(part)
    }
  }
}

// MARK: - Whose fault it is

extension CourseFolder {
  /// The fault behind an `errno`: of the file, or of a folder above it.
  func fault(_ wish: FileFault.Wish, _ url: URL, _ code: Int32) -> FileFault {
    let folders = sequence(first: url.deletingLastPathComponent()) { place in
      place.path == "/" ? nil : place.deletingLastPathComponent()
    }
    for folder in folders.reversed() {
      guard let kind = FileKind.at(folder, behindLinks: true) else {
        if let nowhere = leadsNowhere(folder, wish) { return nowhere }
        break
      }
      guard kind == .folder else {
        return FileFault(path: path(of: folder), wish: wish, cause: .kind(kind, wanted: .folder))
      }
      guard access(folder.path, X_OK) == 0 else {
        return FileFault(path: path(of: folder), wish: wish, cause: .system(errno))
      }
    }
    if code == ENOENT, let nowhere = leadsNowhere(url, wish) { return nowhere }
    if code == EISDIR || code == ENOTDIR, let kind = FileKind.at(url, behindLinks: true) {
      let wanted: FileKind = code == EISDIR ? .file : .folder
      return FileFault(path: path(of: url), wish: wish, cause: .kind(kind, wanted: wanted))
    }
    let parent = url.deletingLastPathComponent()
    if wish != .read, code == EACCES || code == EPERM, access(parent.path, W_OK) != 0 {
      return FileFault(path: path(of: parent), wish: .write, cause: .system(errno))
    }
    return FileFault(path: path(of: url), wish: wish, cause: .system(code))
  }

  /// The fault of a place whose disk has next to no room. Tools that fail for that reason tell it in
  /// words of their own, and remove what they could not finish.
  func lackOfRoom(at url: URL) -> FileFault? {
    var status = statvfs()
    guard statvfs(url.path, &status) == 0,
      UInt64(status.f_bavail) * UInt64(status.f_frsize) < 64 << 20
    else { return nil }
    return FileFault(path: path(of: url), wish: .write, cause: .system(ENOSPC))
  }

  /// The fault of a link that leads to nothing.
  func leadsNowhere(_ url: URL, _ wish: FileFault.Wish) -> FileFault? {
    guard FileKind.at(url) == .link, FileKind.at(url, behindLinks: true) == nil, errno == ENOENT,
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
    else { return nil }
    return FileFault(path: path(of: url), wish: wish, cause: .leadsNowhere(place))
  }
}

extension Error {
  /// The `errno` behind an error of Foundation's.
  var systemCode: Int32 {
    if let error = self as? POSIXError { return error.code.rawValue }
    if let error = self as? CocoaError, let cause = error.underlying as? POSIXError {
      return cause.code.rawValue
    }
    return EIO
  }
}
