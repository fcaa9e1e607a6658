import Dispatch
import Foundation
import Synchronization

/// A line at the bottom of the terminal that says what goes on and for how long.
final class ActivityLine: Sendable {
  private struct State {
    var text: String?
    var started = ContinuousClock.now
    var frame = 0
    var isVisible = false
    var timer: (any DispatchSourceTimer)?
  }

  private let state = Mutex(State())
  private let encoder: TextEncoder
  private let frames: [String]
  /// The width of the window, which may change while work goes on.
  private let columns: @Sendable () -> Int

  init(isASCII: Bool, columns: @escaping @Sendable () -> Int) {
    self.columns = columns
    encoder = TextEncoder(hasColour: false, hasLinks: false, isASCII: isASCII)
    frames =
      isASCII ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }

  /// Shows a text until the next one; nil takes the line away.
  func show(_ text: String?) {
    state.withLock { state in
      guard let text else {
        state.timer?.cancel()
        state.timer = nil
        state.text = nil
        erase(&state)
        return
      }
      if state.text == nil { state.started = .now }
      state.text = text
      guard state.timer == nil else { return }
      let timer = DispatchSource.makeTimerSource()
      // Short work needs no line that flickers.
      timer.schedule(deadline: .now() + .milliseconds(150), repeating: .milliseconds(100))
      timer.setEventHandler { [weak self] in self?.draw() }
      state.timer = timer
      timer.activate()
    }
  }

  /// Takes the line away for other text; it comes back by itself.
  func pause() {
    state.withLock { erase(&$0) }
  }

  private func draw() {
    state.withLock { state in
      guard let text = state.text else { return }
      let seconds = state.started.duration(to: .now).components.seconds
      let frame = frames[state.frame % frames.count]
      state.frame += 1
      let time = seconds > 0 ? ", \(seconds) s" : ""
      let words = encoder.encode(StyledText(text.onOneLine)).truncated(
        to: max(4, columns() - 4 - time.count))
      write("\r\u{1B}[K" + encoder.encode("\(frame) \(words)\(time)"))
      state.isVisible = true
    }
  }

  private func erase(_ state: inout State) {
    guard state.isVisible else { return }
    write("\r\u{1B}[K")
    state.isVisible = false
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
