import Foundation

/// An open file or folder, which is closed when nothing uses it any more. No link is ever followed,
/// and nothing is waited for, as a pipe would want.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens the path of a folder or a file, in the bytes that the system has for it.
  init(_ path: [UInt8], isFolder: Bool) throws(SystemFault) {
    number = Self.open(AT_FDCWD, path, isFolder)
    guard number >= 0 else { throw SystemFault(code: errno) }
  }

  /// Opens something in a folder.
  init(_ name: [UInt8], in folder: borrowing Descriptor, isFolder: Bool) throws(SystemFault) {
    number = Self.open(folder.number, name, isFolder)
    guard number >= 0 else { throw SystemFault(code: errno) }
  }

  deinit {
    if number >= 0 { close(number) }
  }

  private static func open(_ folder: Int32, _ name: [UInt8], _ isFolder: Bool) -> Int32 {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | (isFolder ? O_DIRECTORY : 0)
    return (name + [0]).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        guard let start = name.baseAddress else { return -1 }
        return openat(folder, start, flags)
      }
    }
  }

  func status() throws(SystemFault) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemFault(code: errno) }
    return status
  }

  /// What a name in this folder is, itself and not what it leads to.
  func status(of name: [UInt8]) throws(SystemFault) -> stat {
    var status = stat()
    let failure = (name + [0]).withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { name in
        guard let start = name.baseAddress else { return Int32(-1) }
        return fstatat(number, start, &status, AT_SYMLINK_NOFOLLOW)
      }
    }
    guard failure == 0 else { throw SystemFault(code: errno) }
    return status
  }

  /// The names in this folder, sorted by their bytes. No more than `limit`: a longer list has one
  /// more.
  func names(limit: Int) throws(SystemFault) -> [[UInt8]] {
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw SystemFault(code: errno) }
    guard let stream = fdopendir(copy) else {
      defer { close(copy) }
      throw SystemFault(code: errno)
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while names.count <= limit {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw SystemFault(code: errno) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [UInt8(ascii: ".")], name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The bytes of this file, up to a limit; nil when it has more.
  func bytes(limit: Int) throws(SystemFault) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = part.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += part[..<count]
      } else if errno != EINTR {
        throw SystemFault(code: errno)
      }
    }
    return nil
  }
}

/// The system's reason for not doing something.
struct SystemFault: Error, Equatable {
  let code: Int32

  /// The reason, as a part of a sentence.
  var reason: String { String(cString: strerror(code)) }
}
