import Foundation

/// Records what the list of a stage shows, by running the `screen` function of its suite.
public struct ScreenRunner: Sendable {
  /// Where and how the stage is built and run.
  public let checker: Checker

  public init(_ checker: Checker) {
    self.checker = checker
  }

  /// Builds a stage and records its frames.
  ///
  /// What the learner's code does wrong is part of the recording: frames shown before it stopped,
  /// and why it did.
  public func record(
    _ stage: Stage, by step: ScreenStep = .page, interruption: Interruption = Interruption(),
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(CheckError) -> ScreenRecording {
    try checker.withBuild(of: stage, interruption: interruption, progress: progress) {
      (outcome) throws(CheckError) in
      switch outcome {
      case .built(let program, _): try record(program, by: step, interruption: interruption)
      case .refused(let diagnostics): .compileError(diagnostics)
      case .timedOut(let diagnostics): .compileTimeout(diagnostics)
      }
    }
  }

  /// Records the frames of a stage that is built. A program that is killed runs again.
  func record(
    _ program: StageProgram, by step: ScreenStep = .page, interruption: Interruption
  ) throws(CheckError) -> ScreenRecording {
    var recording = try recordOnce(program, by: step, interruption)
    for _ in 1..<ProcessRun.tries where recording.isKilled {
      recording = try recordOnce(program, by: step, interruption)
    }
    return .frames(recording.frames, stopped: recording.reason)
  }

  private func recordOnce(
    _ program: StageProgram, by step: ScreenStep, _ interruption: Interruption
  ) throws(CheckError) -> (frames: [ScreenFrame], reason: String?, isKilled: Bool) {
    let limits = program.limits
    let place = try ScratchFolder(in: program.folder)
    defer { place.remove() }
    let run = try ProcessRun(
      program.request(
        running: ["screen()"], in: place,
        variables: [
          "LISTKATA_FRAMES": StageProgram.recordsPath, "LISTKATA_FRAME_STEP": step.rawValue,
        ]))
    var lines = LineSplitter()
    var frames: [ScreenFrame] = []
    var errors = OutputCapture()
    var cap = OutputCap(limit: limits.output)
    var reason: String?
    // The suite runs the learner's code in a process of its own, and tells of its end as an issue.
    var firstIssue: String?
    var deadline: SuspendingClock.Instant? = .now + limits.test
    var wish: Interruption? = interruption

    while true {
      switch run.next(before: deadline.map { cap.deadline ?? $0 }, interruption: wish) {
      case .wrote(.records, let bytes):
        for line in lines.append(bytes) {
          if let frame = ScreenFrame(line: line) {
            frames.append(frame)
          } else if firstIssue == nil,
            case .issue(_, let issue) = TestRecord(line: line, folder: program.folder)
          {
            firstIssue = issue.message
          }
        }
      case .wrote(let channel, let bytes):
        if channel == .error { errors.append(bytes) }
        cap.add(bytes)
      case .expired:
        reason =
          cap.deadline == nil
          ? "It did not end within \(limits.test.text) and was stopped."
          : "It was stopped because it wrote more than \(limits.output) bytes."
        deadline = nil
        run.stop(grace: .zero)
      case .interrupted:
        wish = nil
        deadline = nil
        run.stop(grace: .zero)
      case .ended(let end):
        if wish == nil { throw .interrupted }
        if let frame = ScreenFrame(line: lines.pending) { frames.append(frame) }
        let end = program.end(end, errors: errors.text)
        let isKilled = reason == nil && end.isKill
        if reason == nil, end != .exited(0) {
          reason = firstIssue ?? StopReason(end, errors: errors.text).message
        }
        return (frames, reason, isKilled)
      }
    }
  }
}

extension ScreenFrame {
  /// Reads a line of frames; nil if it is not one.
  init?(line: String) {
    guard let frame = try? JSONDecoder().decode(ScreenFrame.self, from: Data(line.utf8)) else {
      return nil
    }
    self = frame
  }
}
