import Foundation
import Testing

/// Everything that runs the built tutor on a copy of the course. One test after another, since all
/// share the copy and what is built in it.
@Suite("The tutor, seen from outside", .serialized) struct TutorTests {}

extension PipeRun {
  /// Expects a status and sentences, and what holds for every run in a pipe: no escape sequences, no
  /// trace of a crash, nothing left behind.
  func expect(
    _ status: Int32, says results: String..., complains complaints: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(end == .exited(status), "\(self)", sourceLocation: location)
    for sentence in results {
      #expect(output.contains(sentence), "\(self)", sourceLocation: location)
    }
    if let complaints {
      #expect(errors.contains(complaints), "\(self)", sourceLocation: location)
    } else {
      #expect(errors == "", "\(self)", sourceLocation: location)
    }
    #expect(!outputBytes.contains(0x1B), "\(self)", sourceLocation: location)
    #expect(!errorBytes.contains(0x1B), "\(self)", sourceLocation: location)
    #expect(!errors.contains("Fatal error"), "\(self)", sourceLocation: location)
    #expect(leftovers == [], sourceLocation: location)
  }
}
