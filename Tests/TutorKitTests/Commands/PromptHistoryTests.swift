import Foundation
import Testing

@testable import TutorKit

@Suite("The history of the prompt")
struct PromptHistoryTests {
  let course: TestCourse
  private let path = ".tutor/history"

  init() throws {
    course = try TestCourse()
  }

  private var history: (file: URL?, warning: PromptHistory.Warning?) {
    PromptHistory(folder: course.folder).file(now: TestTutor.now)
  }

  @Test("A history, an empty one and none are taken as they are")
  func usual() throws {
    #expect(history.file == course.folder.history)
    for text in ["", "_HiStOrY_V2_\n", "_HiStOrY_V2_\ncheck\\0401\nhint 목록\n"] {
      try course.write(text, to: path)
      #expect(history.file == course.folder.history)
      #expect(history.warning == nil)
      #expect(try course.read(path) == text)
    }
  }

  @Test(
    "What is no history is set aside with a sentence, never written over",
    arguments: ["my notes\n", "_HiStOrY_V2_\na\u{0}b\n", "_HiStOrY_V2_"])
  func damaged(text: String) throws {
    try course.write(text, to: path)
    let (file, warning) = history
    #expect(file == course.folder.history)
    #expect(
      warning?.message.plain == """
        .tutor/history is no history of this prompt. It is .tutor/history.damaged-2026-11-30-032620 \
        now, and a new one begins.
        """)
    #expect(!course.exists(path))
    #expect(try course.read(".tutor/history.damaged-2026-11-30-032620") == text)
  }

  @Test("A history of 20 GB is not read, but set aside")
  func huge() throws {
    try course.write("_HiStOrY_V2_\n", to: path)
    #expect(truncate(course.folder.history.path, 20 << 30) == 0)
    #expect(history.file != nil)
    #expect(!course.exists(path))
  }

  @Test("A folder or a pipe in its place stays, and nobody waits for it")
  func otherKinds() throws {
    try course.write("", to: "\(path)/file")
    let (file, warning) = history
    #expect(file == nil)
    #expect(
      warning?.message.plain == """
        .tutor/history cannot be read: it is a folder, where a file belongs. Move it away, then try \
        again. What you type is not kept until then.
        """)
    try course.remove(path)
    #expect(mkfifo(course.folder.history.path, 0o600) == 0)
    #expect(history.file == nil)
  }

  @Test("It is written whole or not at all, and only where its folder is")
  func writing() throws {
    try course.write("old", to: path)
    let file = course.folder.history
    PromptHistory.replace(file) { path in
      _ = FileManager.default.createFile(atPath: path, contents: Data("half".utf8))
      return false
    }
    #expect(try course.read(path) == "old")
    PromptHistory.replace(file) { path in
      FileManager.default.createFile(atPath: path, contents: Data("new".utf8))
    }
    #expect(try course.read(path) == "new")
    #expect(course.names(in: ".tutor") == ["history"])
    let gone = course.root.appending(path: "gone/.tutor/history")
    PromptHistory.replace(gone) { FileManager.default.createFile(atPath: $0, contents: Data()) }
    #expect(!course.exists("gone"))
  }
}
