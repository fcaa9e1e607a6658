import Foundation

/// Files that are there whole or not at all.
enum AtomicFile {
  /// Writes a file under another name, brings it to the disk, and then gives it its name. Where a
  /// link stands, what it leads to is written.
  static func write(_ data: Data, to url: URL, in folder: CourseFolder) throws(TutorError) {
    do {
      let draft = try Draft(for: url, .data(data), in: folder)
      try draft.commit()
      draft.synchronize()
    } catch {
      throw .unusable(error)
    }
  }

  /// Writes a value as JSON.
  static func write(
    _ value: some Encodable, with encoder: JSONEncoder, to url: URL, in folder: CourseFolder
  ) throws(TutorError) {
    let data: Data
    do {
      data = try encoder.encode(value)
    } catch {
      throw .notWritable(path: folder.path(of: url), reason: error.reason)
    }
    try write(data + Data("\n".utf8), to: url, in: folder)
  }
}

extension POSIXError {
  /// The error that the last failed system call left.
  static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

extension Error {
  /// What went wrong, in a few words for the learner: the system's own where there are any.
  var reason: String {
    switch self {
    case let error as POSIXError:
      return String(cString: strerror(error.code.rawValue))
    case let error as CocoaError:
      if let cause = error.underlying as? POSIXError { return cause.reason }
      return error.localizedDescription
    case let error as DecodingError:
      return error.place
    default:
      return localizedDescription
    }
  }
}

extension DecodingError {
  /// Where in the document something is wrong, and what.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context): "\(context.words): “\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      "\(context.words): \(context.explanation)"
    @unknown default: localizedDescription
    }
  }
}

extension DecodingError.Context {
  fileprivate var words: String {
    let path = codingPath.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return path.isEmpty ? "at the top" : "at \(path)"
  }

  /// What the decoder says, as a part of a sentence.
  fileprivate var explanation: String {
    debugDescription.hasSuffix(".") ? String(debugDescription.dropLast()) : debugDescription
  }
}

extension Date {
  /// The moment as a part of a file name that sorts by time: `2026-11-30-032620`, in UTC.
  var fileStamp: String {
    ISO8601Format(.init(timeSeparator: .omitted, timeZone: .gmt))
      .replacing("T", with: "-").replacing("Z", with: "")
  }
}

extension URL {
  /// A place in this folder that nothing has yet.
  func firstFreeName(_ stem: String, suffix: String = "") -> URL {
    var place = appending(path: stem + suffix)
    var number = 2
    while FileManager.default.fileExists(atPath: place.path) {
      place = appending(path: "\(stem)-\(number)\(suffix)")
      number += 1
    }
    return place
  }
}
