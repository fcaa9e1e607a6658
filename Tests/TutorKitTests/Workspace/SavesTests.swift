import Foundation
import Testing

@testable import TutorKit

@Suite("Coming to rest")
struct SettlingTests {
  private let start = ContinuousClock.now
  private func at(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test("Steps that follow each other are one change, told once they are over")
  func coalesces() {
    var settling = Settling("a", now: start)
    settling.rouse(now: at(100))
    #expect(settling.nextLook == at(120))
    #expect(settling.look("", isWhole: true, now: at(120)) == nil)
    #expect(settling.look("b", isWhole: true, now: at(170)) == nil)
    #expect(settling.nextLook == at(230))
    #expect(settling.look("b", isWhole: true, now: at(230)) == "a")
    #expect(settling.look("b", isWhole: true, now: at(260)) == nil)
  }

  @Test("What is taken back in between was no change")
  func takenBack() {
    var settling = Settling("a", now: start)
    #expect(settling.look("b", isWhole: true, now: at(10)) == nil)
    #expect(settling.look("a", isWhole: true, now: at(50)) == nil)
    #expect(settling.look("a", isWhole: true, now: at(500)) == nil)
  }

  @Test("Where something is missing it waits longer, and no longer than that")
  func patience() {
    var settling = Settling("a", now: start)
    #expect(settling.look("", isWhole: false, now: at(0)) == nil)
    #expect(settling.look("", isWhole: false, now: at(700)) == nil)
    #expect(settling.look("", isWhole: false, now: at(800)) == "a")
  }

  @Test("Unless it is roused it looks once a second")
  func slowly() {
    var settling = Settling("a", now: start)
    #expect(settling.nextLook == at(1000))
    _ = settling.look("a", isWhole: true, now: at(1000))
    #expect(settling.nextLook == at(2000))
    settling.rouse(now: at(1990))
    #expect(settling.nextLook == at(2000))
  }
}

@Suite("Saves")
struct SavesTests {
  private let course: TestCourse
  private let saves: Saves
  private let folder = "Exercises/01-names"

  init() throws {
    course = try TestCourse()
    let stage = try course.course.stages[0]
    saves = Saves(of: Workspace(folder: course.folder, stage: stage))
  }

  /// The next save, if there is one in time.
  private func next(within patience: Duration = .seconds(5)) -> [String]? {
    let end = ContinuousClock.now + patience
    while ContinuousClock.now < end {
      if let files = saves.take() { return files }
      Wake.wait(for: [saves.descriptor], until: min(saves.deadline, end))
    }
    return nil
  }

  @Test("Several files at once, and the steps of a rename, are one save")
  func together() throws {
    try course.write("// a", to: "\(folder)/BookList.swift")
    try course.write("// b", to: "\(folder)/BookCell.swift.new")
    try FileManager.default.removeItem(at: course.url("\(folder)/BookCell.swift"))
    try FileManager.default.moveItem(
      at: course.url("\(folder)/BookCell.swift.new"), to: course.url("\(folder)/BookCell.swift"))
    #expect(next() == ["BookCell.swift", "BookList.swift"])
    #expect(next(within: .milliseconds(300)) == nil)
  }

  @Test("New files are seen, and those in folders; a removed one is, after a while")
  func addedAndRemoved() throws {
    try course.write("<document/>", to: "\(folder)/Nibs/Notice.xib")
    #expect(next() == ["Nibs/Notice.xib"])
    try course.write("<document></document>", to: "\(folder)/Nibs/Notice.xib")
    #expect(next() == ["Nibs/Notice.xib"])
    try course.remove("\(folder)/BookCell.swift")
    #expect(next() == ["BookCell.swift"])
  }

  @Test("What editors put beside a file is no save")
  func leftovers() throws {
    for name in [
      ".BookCell.swift.swp", "BookCell.swift~", "#BookCell.swift#", "4913", "BookCell.swift.bak",
      "BookCell.swift___jb_tmp___",
    ] {
      try course.write("x", to: "\(folder)/\(name)")
    }
    #expect(next(within: .milliseconds(1300)) == nil)
  }

  @Test("A link's file is looked at, though no event tells of it")
  func link() throws {
    let other = course.url("elsewhere.swift")
    try course.write("// a", to: "elsewhere.swift")
    try course.remove("\(folder)/BookList.swift")
    try FileManager.default.createSymbolicLink(
      at: course.url("\(folder)/BookList.swift"), withDestinationURL: other)
    #expect(next() == ["BookList.swift"])
    try course.write("// b!", to: "elsewhere.swift")
    #expect(next() == ["BookList.swift"])
  }

  @Test("A folder that is removed and made again is followed")
  func folderMadeAgain() throws {
    try course.remove(folder)
    #expect(next() == ["BookCell.swift", "BookList.swift"])
    try course.write("// a", to: "\(folder)/BookCell.swift")
    try course.write("// a", to: "\(folder)/BookList.swift")
    #expect(next() == ["BookCell.swift", "BookList.swift"])
    try course.write("// b", to: "\(folder)/BookCell.swift")
    #expect(next() == ["BookCell.swift"])
  }
}
