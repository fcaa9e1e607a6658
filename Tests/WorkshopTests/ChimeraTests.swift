import Foundation
import Testing

@testable import Workshop

@Suite("All mistakes of a stage in one program")
struct ChimeraTests {
  private let text = """
    struct Cart {
      var isOpen = false
      var count: Int { books.count }

      func add() {
        a()
        b()
      }
    }

    """

  @Test("A function has a body for each of its mistakes, and a value is said to be the result")
  func bodies() throws {
    try withChimera { chimera, mutations in
      let lines = try program(chimera).split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      #expect(
        lines.filter { !$0.isEmpty } == [
          "struct Cart {", "var isOpen = false", "var count: Int { switch chosenMistake {",
          "case 1:", "return 0; books.count", "default:", "return books.count", "}", "}",
          "func add() { switch chosenMistake {", "case 2:", "b()", "case 3:", "return; a()", "b()",
          "case 4:", "a()", "default:", "a()", "b()", "}", "}", "}",
        ])
      #expect(
        mutations.map(\.new) == ["var isOpen = true", mutations[1].new, "", "return; a()", ""])
    }
  }

  @Test("A mistake outside of functions is built alone")
  func others() throws {
    try withChimera { chimera, _ in
      #expect(chimera.others == [0])
      #expect(chimera.embedded == [1, 2, 3, 4])
    }
  }

  @Test("The mistake in whose lines the compiler finds an error is taken out")
  func refused() throws {
    try withChimera { chimera, _ in
      var chimera = chimera
      let lines = try program(chimera).split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.contains("return; a()") }) + 1
      let helps = chimera.takeOut([("Exercises/01-x/Cart.swift", line)])
      #expect(helps)
      #expect(chimera.refused == [3])
      let left = try program(chimera)
      #expect(!left.contains("return; a()"))
    }
  }

  @Test("An error at the end of a function makes all of its mistakes suspects, to be built alone")
  func suspects() throws {
    try withChimera { chimera, _ in
      var chimera = chimera
      let lines = try program(chimera).split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.lastIndex { $0.hasPrefix("default:") }) + 1
      let helps = chimera.takeOut([("Exercises/01-x/Cart.swift", line)])
      #expect(helps)
      #expect(chimera.others == [0, 2, 3, 4])
      let helpsAgain = chimera.takeOut([("Exercises/01-x/Cart.swift", 1)])
      #expect(!helpsAgain)
    }
  }

  private func program(_ chimera: Chimera) throws -> String {
    String(decoding: try #require(chimera.changes["Cart.swift"]), as: UTF8.self)
  }

  private func withChimera(_ body: (Chimera, [Mutation]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cart-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appending(path: "Cart.swift"))
    let mutations = try Mutation.all(of: "01-x", in: folder)
    try body(Chimera(mutations, solution: folder), mutations)
  }
}
