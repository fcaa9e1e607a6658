import Foundation
import Synchronization

/// Work on the learner's code in a thread of its own, whose news another one waits for.
///
/// When the object is gone, so is the work: letting go of it stops the work and waits for its end.
final class BackgroundJob<Output: Sendable> {
  /// What the work does: a check, for example.
  typealias Work =
    @Sendable (Interruption, (CheckProgress) -> Void) throws(CheckError) -> Output

  enum News: Sendable {
    case progress(CheckProgress)
    /// Nothing follows.
    case ended(Result<Output, CheckError>)
  }

  /// What both threads know.
  private final class Shared: Sendable {
    let news = Mutex<[News]>([])
    let wake = Wake()
    let interruption = Interruption()
    let end = DispatchSemaphore(value: 0)

    func tell(_ item: News) {
      news.withLock { $0.append(item) }
      wake.ring()
    }
  }

  private let shared = Shared()
  private(set) var isStopping = false

  init(_ work: @escaping Work) {
    let thread = Thread { [shared] in
      let result: Result<Output, CheckError>
      do throws(CheckError) {
        result = .success(try work(shared.interruption) { shared.tell(.progress($0)) })
      } catch {
        result = .failure(error)
      }
      shared.tell(.ended(result))
      shared.end.signal()
    }
    // As much as the first thread of a program has.
    thread.stackSize = 8 << 20
    thread.start()
  }

  deinit {
    stop()
    shared.end.wait()
  }

  /// What a wait watches.
  var descriptor: Int32 { shared.wake.readEnd }

  /// The news since the last call.
  func take() -> [News] {
    _ = shared.wake.take()
    return shared.news.withLock { news in
      defer { news = [] }
      return news
    }
  }

  /// Asks the work to end soon; that it did is news to come.
  func stop() {
    guard !isStopping else { return }
    isStopping = true
    shared.interruption.request()
  }
}
