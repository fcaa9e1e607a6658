import Foundation

/// The files of a folder and of the folders in it, without hidden ones and editors' leftovers.
struct FileTree: Equatable {
  let root: URL
  /// Paths below the root, sorted.
  let files: [String]
  /// A folder that could not be listed, and the `errno`: the files are not all that there are.
  let unlisted: Unlisted?

  struct Unlisted: Equatable {
    let folder: URL
    let code: Int32
  }

  /// How much of a file is read. A learner's file is a thousandth of that.
  static let sizeLimit = 16 << 20

  /// A folder that is not there has no files.
  init(_ root: URL) {
    // A folder reached through a symlink lists as empty unless the link is followed first.
    let root = root.resolvingSymlinksInPath()
    self.root = root
    var files: [String] = []
    var unlisted: Unlisted?
    Self.list(root, "", &files, &unlisted)
    self.files = files.sorted()
    self.unlisted = unlisted
  }

  private static func list(
    _ folder: URL, _ path: String, _ files: inout [String], _ unlisted: inout Unlisted?
  ) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      if error.systemCode != ENOENT { unlisted = Unlisted(folder: folder, code: error.systemCode) }
      return
    }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix("~") {
      let place = folder.appending(path: name)
      if FileKind.at(place) == .folder {
        list(place, "\(path)\(name)/", &files, &unlisted)
      } else if FileKind.at(place, behindLinks: true) == .file {
        // A pipe would keep its reader waiting for ever.
        files.append(path + name)
      }
    }
  }

  subscript(file: String) -> URL { root.appending(path: file) }

  /// Whether there is a file with just this name: to the system `é` and `e` with an accent are two.
  func has(_ file: String) -> Bool { files.contains { $0.utf8.elementsEqual(file.utf8) } }

  /// The first of some files that is too large to be read; nothing can be said of what it holds.
  func oversized(of files: [String]) -> String? {
    files.first { file in
      var status = stat()
      return stat(self[file].path, &status) == 0 && status.st_size > Self.sizeLimit
    }
  }

  /// What a file holds. Nil when it cannot be read.
  func data(of file: String) -> Data? {
    (try? CourseFolder(root).read(self[file], limit: Self.sizeLimit)) ?? nil
  }

  /// What a file says, whatever editor and system wrote it: without a byte order mark, and with
  /// plain line breaks. Nil when it cannot be read.
  func content(of file: String) -> String? {
    guard let data = data(of: file) else { return nil }
    var text = String(decoding: data, as: UTF8.self)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    // Looking for two characters takes long, and hardly any text has them.
    return text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
  }

  /// Whether both have the same files that say the same. What cannot be read is the same as nothing.
  func says(theSameAs other: FileTree) -> Bool {
    files == other.files
      && files.allSatisfy { file in
        content(of: file).map { $0 == other.content(of: file) } ?? false
      }
  }

  /// Whether both have the same files, byte for byte.
  func holds(theSameAs other: FileTree) -> Bool {
    files == other.files
      && files.allSatisfy { file in
        data(of: file).map { $0 == other.data(of: file) } ?? false
      }
  }

  /// A short text that changes when any file does. It guards against nothing but forgetfulness.
  var fingerprint: String { fingerprint(of: files) }

  /// The same of some of the files.
  func fingerprint(of files: [String]) -> String {
    var fingerprint = Fingerprint()
    for file in files {
      fingerprint.add(file)
      fingerprint.add(content(of: file) ?? "")
    }
    return fingerprint.text
  }
}

/// A short text that changes when any of the texts does that it is made of.
struct Fingerprint {
  private var hash = FNV1a()

  mutating func add(_ text: String) {
    hash.add(text.utf8)
    hash.add(CollectionOfOne(0))
  }

  var text: String { String(hash.value, radix: 16) }
}
