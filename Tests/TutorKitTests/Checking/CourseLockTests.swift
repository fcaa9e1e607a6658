import Foundation
import Testing

@testable import TutorKit

@Suite("One check at a time in a course")
struct CourseLockTests {
  @Test("A second check waits for the first, says so once, and then runs")
  func waits() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    let interruption = Interruption()
    let folder = course.folder
    var waits = 0
    try folder.locked(interruption: interruption, isWaiting: { _ in }) { () throws(CheckError) in
      let other = Interruption()
      other.request()
      #expect(throws: CheckError.interrupted) {
        try folder.locked(interruption: other, isWaiting: { _ in waits += 1 }) {
          () throws(CheckError) in
        }
      }
    }
    #expect(waits == 1)
    // A program that another test is just starting may have the lock for a moment longer.
    let isFree = try folder.locked(interruption: interruption, isWaiting: { _ in }) {
      () throws(CheckError) in true
    }
    #expect(isFree)
  }

  @Test("A folder that cannot be made is named")
  func notWritable() throws {
    let course = try CourseFixture()
    defer { course.remove() }
    // A file where the folder should be stops even root.
    try course.write("in the way", to: ".tutor")
    let folder = course.folder
    #expect {
      try folder.locked(interruption: Interruption(), isWaiting: { _ in }) {
        () throws(CheckError) in
      }
    } throws: { error in
      guard case CheckError.notWritable(let fault) = error else { return false }
      return fault
        == FileFault(path: ".tutor", wish: .write, cause: .kind(.file, wanted: .folder))
    }
  }
}
