import Foundation

/// The file in which the prompt keeps what was typed, as libedit writes it.
public struct PromptHistory {
  let folder: CourseFolder

  /// Why what was typed before is not there, or what is typed now will not be.
  enum Warning: Equatable {
    /// The file is no history. It was moved.
    case damaged(path: String, keptAs: String)
    /// The file is no history, and stays where it is.
    case inTheWay(path: String)
    case unusable(FileFault)
  }

  /// What such a file begins with.
  private static let heading = Data("_HiStOrY_V2_\n".utf8)
  /// How much is read. Its lines are few.
  private static let sizeLimit = 1 << 20

  /// The file for the line editor, which takes whatever it is given: it would wait for a pipe, read a
  /// huge file to its end, and write over what somebody put there. Nil when it must not have it.
  func file(now: Date) -> (file: URL?, warning: Warning?) {
    let url = folder.history
    do throws(FileFault) {
      let data = try folder.read(url, limit: Self.sizeLimit) ?? Data()
      if data.isEmpty || data.starts(with: Self.heading) && isText(data) { return (url, nil) }
    } catch {
      guard error.isTooLarge else { return (nil, .unusable(error)) }
    }
    let path = folder.path(of: url)
    guard let keptAs = folder.setAside(url, as: "damaged", now) else {
      return (nil, .inTheWay(path: path))
    }
    return (url, .damaged(path: path, keptAs: keptAs))
  }

  private func isText(_ data: Data) -> Bool {
    !data.contains(0) && String(validating: data, as: UTF8.self) != nil
  }

  /// Writes the file anew, so that it is there whole or as it was.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - write: Writes a file at a path; false when it cannot.
  public static func replace(_ file: URL, _ write: (_ path: String) -> Bool) {
    let home = file.deletingLastPathComponent()
    // Only that one folder: a course that was moved away must not come back as an empty one.
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: false)
    let draft = home.appending(path: Draft.name())
    guard write(draft.path), rename(draft.path, file.path) == 0 else {
      unlink(draft.path)
      return
    }
  }
}

extension PromptHistory.Warning {
  /// The warning in sentences.
  var message: StyledText {
    switch self {
    case .damaged(let path, let keptAs):
      "\(path) is no history of this prompt. It is \(keptAs) now, and a new one begins."
    case .inTheWay(let path):
      "\(path) is no history of this prompt, and cannot be moved away: what you type is not kept."
    case .unusable(let fault): "\(fault.description) What you type is not kept until then."
    }
  }
}
