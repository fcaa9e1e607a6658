import Foundation
import Testing

@testable import TutorKit

@Suite("Rosters")
struct RosterTests {
  private func rows(_ text: String) throws -> [[String]] {
    try CSVReader.rows(of: Array(text.utf8)).map(\.fields)
  }

  @Test(
    "Tables are read with quotes, line breaks of any kind, and what separates in them",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]),
      ("\u{FEFF}a;b\n1;2,5", [["a", "b"], ["1", "2,5"]]),
      ("a\tb\n1\t2", [["a", "b"], ["1", "2"]]),
      ("a,b\n1,\n,2", [["a", "b"], ["1", ""], ["", "2"]]),
      ("a,b\n1,", [["a", "b"], ["1", ""]]), ("a\n\n\nb\n", [["a"], ["b"]]),
      ("\"a, \"\"b\"\"\",c\n\"x\ny\",\"\"", [["a, \"b\"", "c"], ["x\ny", ""]]),
      ("\"a;b;c\",d\n1,2", [["a;b;c", "d"], ["1", "2"]]),
    ])
  func tables(text: String, rows: [[String]]) throws {
    #expect(try self.rows(text) == rows)
  }

  @Test("A table that is none says in which line")
  func faults() {
    #expect(throws: RosterFault.quoteOpen(line: 2)) { _ = try rows("a\n\"b\nc\n") }
    #expect(throws: RosterFault.textBehindQuote(line: 3)) { _ = try rows("a\n\"b\nc\"d\n") }
    #expect(throws: RosterFault.empty) { _ = try Roster(csv: []) }
    #expect(throws: RosterFault.empty) { _ = try Roster(csv: Array("\n\n".utf8)) }
    #expect(throws: RosterFault.notUTF8(offset: 0)) { _ = try Roster(csv: [0xFF, 0xFE, 105, 0]) }
  }

  private func roster(_ text: String) throws -> Roster { try Roster(csv: Array(text.utf8)) }

  @Test("Columns are found by their names, whoever wrote them")
  func columns() throws {
    let canvas = try roster("Student,ID,SIS Login ID,Section\n\"Kim, Ha\",7,kimha,A\n")
    #expect(canvas.learners.map(\.id) == ["7"])
    #expect(canvas.learners.map(\.name) == ["Kim, Ha"])
    #expect(canvas.learners.first?.section == "A")
    #expect(canvas.learners.first?.fields["SIS Login ID"] == "kimha")
    let moodle = try roster("First name,Surname,Email address\n Ha ,Kim,kim@example.org\n")
    #expect(moodle.learners.map(\.id) == ["kim@example.org"])
    #expect(moodle.learners.map(\.name) == ["Ha Kim"])
  }

  @Test("A roster without ids, with two of one id, or too many columns is refused")
  func refused() {
    #expect(throws: RosterFault.noIDColumn(found: ["name", "group"])) {
      _ = try roster("name,group\nKim,A\n")
    }
    #expect(throws: RosterFault.sameID("kim", lines: [2, 4])) {
      _ = try roster("id\nkim\nlee\n kim \n")
    }
    #expect(throws: RosterFault.tooManyFields(line: 2, expected: 2)) {
      _ = try roster("id,name\nkim,Kim, Ha\n")
    }
    #expect(throws: RosterFault.noID(line: 3, column: "id")) {
      _ = try roster("id,name\nkim,Kim\n,Lee\n")
    }
  }

  private func pairs(_ roster: Roster, _ submissions: [String]) -> [String: String?] {
    Dictionary(
      uniqueKeysWithValues: roster.match(submissions).learners.map {
        ($0.learner.id, $0.submission)
      })
  }

  @Test("Students without a submission are told, and submissions of nobody")
  func strangers() throws {
    let match = try roster("id\nlee\nkim\n").match(["kim", "park"])
    #expect(match.learners.map(\.learner.id) == ["lee", "kim"])
    #expect(match.learners.map(\.submission) == [nil, "kim"])
    #expect(match.strangers == ["park"])
  }

  @Test("Names match in either normal form, in the spelling of the roster")
  func normalForms() throws {
    let decomposed = "김하늘".decomposedStringWithCanonicalMapping
    let match = try roster("id\n\(decomposed)\n").match([
      SubmissionID.make(of: Array(decomposed.utf8))
    ])
    #expect(match.learners.first?.submission == "김하늘")
    #expect(match.learners.first.map { Array($0.learner.id.utf8) } == Array("김하늘".utf8))
  }

  @Test("The letters' case does not matter where only one can be meant")
  func letterCase() throws {
    #expect(try pairs(roster("id\nKim\n"), ["kim"]) == ["Kim": "kim"])
    #expect(try pairs(roster("id\nKim\nkim\n"), ["kim", "KIM"]) == ["Kim": "KIM", "kim": "kim"])
    #expect(try pairs(roster("id\nKim\nkim\n"), ["KIM"]) == ["Kim": nil, "kim": nil])
    #expect(try pairs(roster("id\nkim\n"), ["KIM", "Kim"]) == ["kim": nil])
  }

  @Test("Other columns that say who a student is are asked last, and count if they are clear")
  func otherColumns() throws {
    let roster = try roster("id,login,email\n1,kim,kim@x.org\n2,lee,lee@x.org\n3,1,park@x.org\n")
    #expect(
      pairs(roster, ["1", "lee@x.org", "park@x.org"])
        == ["1": "1", "2": "lee@x.org", "3": "park@x.org"])
    #expect(pairs(roster, ["lee", "lee@x.org"]) == ["1": nil, "2": nil, "3": nil])
  }

  @Test("An id that no folder can have is matched in the form that folders have it in")
  func unsafe() throws {
    #expect(try pairs(roster("id\na/b\n"), ["a%2Fb"]) == ["a/b": "a%2Fb"])
  }
}
