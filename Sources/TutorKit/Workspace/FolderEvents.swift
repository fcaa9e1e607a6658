import Foundation

/// The system's news that something in some folders has changed, as far as it tells any.
///
/// They are a reason to look, and no more: there may be too many of them, for a file that does not
/// matter, and too few, as of a folder that another machine shares.
final class FolderEvents {
  /// What a wait watches; -1 where the system tells nothing.
  let descriptor: Int32

  #if os(Linux)
    /// What a save comes down to: a file that was written and closed, or that got its name.
    private static let kinds = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
        | IN_MOVE_SELF)

    init() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    }

    deinit {
      close(descriptor)
    }

    /// Tells of these folders and of the files in them. To name one again costs little, and is
    /// needed when another folder has taken its place.
    func follow(_ folders: [URL], files: [URL]) {
      for folder in folders { inotify_add_watch(descriptor, folder.path, Self.kinds) }
    }

    /// Whether there were news since the last call.
    func take() -> Bool {
      var hasNews = false
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 { hasNews = true }
      return hasNews
    }
  #elseif canImport(Darwin)
    /// The open files and folders, by path. An event names a descriptor, not a path: a file that
    /// takes the place of another needs a new one.
    private var opened: [String: Int32] = [:]
    private var identities: [String: ino_t] = [:]

    init() {
      descriptor = kqueue()
    }

    deinit {
      for file in opened.values { close(file) }
      close(descriptor)
    }

    func follow(_ folders: [URL], files: [URL]) {
      let wanted = Dictionary(
        (folders + files).compactMap { url -> (String, ino_t)? in
          var status = stat()
          return stat(url.path, &status) == 0 ? (url.path, status.st_ino) : nil
        }, uniquingKeysWith: { first, _ in first })
      for (path, file) in opened where wanted[path] != identities[path] {
        close(file)
        opened[path] = nil
      }
      identities = wanted
      for path in wanted.keys where opened[path] == nil {
        let file = open(path, O_EVTONLY | O_CLOEXEC)
        guard file >= 0 else { continue }
        var change = kevent()
        change.ident = UInt(file)
        change.filter = Int16(EVFILT_VNODE)
        change.flags = UInt16(EV_ADD | EV_CLEAR)
        change.fflags = UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB)
        _ = kevent(descriptor, &change, 1, nil, 0, nil)
        opened[path] = file
      }
    }

    func take() -> Bool {
      var hasNews = false
      var event = kevent()
      var noTime = timespec()
      while kevent(descriptor, nil, 0, &event, 1, &noTime) > 0 { hasNews = true }
      return hasNews
    }
  #else
    init() {
      descriptor = -1
    }

    func follow(_ folders: [URL], files: [URL]) {}

    func take() -> Bool { false }
  #endif
}
