import Foundation

/// What UIKit tells a developer without stopping the app: the lines of the console.
enum StandardError {
  /// Writes a text as it is. Output that waits in a buffer goes out first, so that a console shows
  /// both streams in the order in which they were written.
  static func write(_ text: String) {
    fflush(nil)
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Writes a line of UIKit's log.
  static func log(_ message: String) {
    write(message + "\n")
  }
}
