import CLibEdit
import Foundation
import TutorKit

/// Reads lines with libedit: editing keys, history, Tab.
final class EditLine: LineReader {
  private let edit: OpaquePointer
  private let past: OpaquePointer
  private let historyFile: URL?
  private let complete: Completer.Function
  private var prompt = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  private var isCancelled = false

  private static let mostLines: Int32 = 500

  /// Prepares the terminal; nil when libedit cannot.
  ///
  /// - Parameters:
  ///   - historyFile: Where lines are kept between runs. Without one, or when it cannot be written,
  ///     they are kept for this run.
  ///   - complete: Says what Tab does.
  init?(historyFile: URL?, complete: @escaping Completer.Function) {
    self.historyFile = historyFile
    self.complete = complete
    edit_use_utf8()
    guard let edit = edit_open("tutor"), let past = history_init() else { return nil }
    self.edit = edit
    self.past = past
    edit_history_limit(past, Self.mostLines)
    if let historyFile { edit_history_load(past, historyFile.path) }
    edit_set_client(edit, Unmanaged.passUnretained(self).toOpaque())
    edit_set_prompt(edit) { EditLine.of($0)?.prompt }
    edit_set_emacs_keys(edit)
    edit_handle_signals(edit)
    edit_take_signal_keys(edit)
    edit_set_history(edit, past)
    edit_add_function(edit, "tutor-complete", "Complete the word") { edit, _ in
      EditLine.of(edit)?.completeWord() ?? UInt8(CC_ERROR)
    }
    edit_bind(edit, "^I", "tutor-complete")
    edit_add_function(edit, "tutor-cancel", "Forget the line") { edit, _ in
      EditLine.of(edit)?.cancel() ?? UInt8(CC_ERROR)
    }
    edit_bind(edit, "^C", "tutor-cancel")
    // Searching back by what is typed already, and the same under the arrows.
    edit_bind(edit, "^R", "em-inc-search-prev")
  }

  deinit {
    el_end(edit)
    history_end(past)
    prompt.deallocate()
  }

  func readLine(prompt: String) -> LineInput {
    self.prompt.deallocate()
    self.prompt = strdup(prompt)
    isCancelled = false
    edit_prepare_terminal(edit)
    var count: Int32 = 0
    errno = 0
    let bytes = el_gets(edit, &count)
    if isCancelled {
      write("\n")
      return .cancelled
    }
    guard let bytes, count > 0 else {
      // Ctrl-Z where no shell could bring the tutor back: the system stops nothing, and libedit takes
      // its signal for the end of the input.
      guard count < 0, errno == EINTR else { return .end }
      let typed = self.typed
      write("\n")
      el_push(edit, typed)
      return readLine(prompt: prompt)
    }
    var line = String(cString: bytes)
    if line.last?.isNewline == true { line.removeLast() }
    keep(line)
    return .line(line)
  }

  private func keep(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    edit_history_add(past, line)
    guard let historyFile else { return }
    PromptHistory.replace(historyFile) { edit_history_save(past, $0) >= 0 }
  }

  // MARK: Keys

  private func completeWord() -> UInt8 {
    switch complete(typed) {
    case .nothing:
      return UInt8(CC_REFRESH_BEEP)
    case .replace(let count, let text):
      el_deletestr(edit, Int32(count))
      return el_insertstr(edit, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
    case .choices(let choices):
      write("\n" + choices.joined(separator: "\n") + "\n")
      return UInt8(CC_REDISPLAY)
    }
  }

  /// What stands before the cursor.
  private var typed: String {
    guard let info = el_line(edit)?.pointee else { return "" }
    let typed = UnsafeBufferPointer(start: info.buffer, count: info.cursor - info.buffer)
    return String(decoding: typed.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func cancel() -> UInt8 {
    isCancelled = true
    return UInt8(CC_NEWLINE)
  }

  private func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  private static func of(_ edit: OpaquePointer?) -> EditLine? {
    guard let client = edit_client(edit) else { return nil }
    return Unmanaged<EditLine>.fromOpaque(client).takeUnretainedValue()
  }
}
