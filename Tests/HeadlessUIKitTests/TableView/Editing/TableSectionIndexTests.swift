import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The index of a table")
@MainActor
struct TableSectionIndexTests {
  final class Alphabet: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B", "C"]
    var section: (Int) -> Int = { $0 }
    var asked: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return section(index)
    }
  }

  @Test("leads to the section that the data source names")
  func leading() throws {
    let list = Alphabet()
    let screen = EditedScreen(list)
    try screen.hands.tap(indexTitle: "C", in: screen.table)
    #expect(list.asked == ["C 2"])
    #expect(screen.table.indexPathsForVisibleRows?.first == row(0, 2))
    list.section = { _ in NSNotFound }
    try screen.hands.tap(indexTitle: "A", in: screen.table)
    #expect(screen.table.indexPathsForVisibleRows?.first == row(0, 2), "It leads nowhere")
  }

  @Test("has the titles of the last reload, or those asked for since")
  func titles() throws {
    let list = Alphabet()
    let screen = EditedScreen(list)
    list.titles = ["X"]
    #expect(throws: UserHands.Failure.noButton(titled: "X", present: ["A", "B", "C"])) {
      try screen.hands.tap(indexTitle: "X", in: screen.table)
    }
    screen.table.reloadSectionIndexTitles()
    try screen.hands.tap(indexTitle: "X", in: screen.table)
  }

  @Test("stops the app when it leads to a section that is not there")
  func outOfRange() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = Alphabet()
      list.section = { _ in 7 }
      let screen = EditedScreen(list)
      try? screen.hands.tap(indexTitle: "A", in: screen.table)
    }
    #expect(standardError(of: stop).contains("out-of-bounds section (7) when there are only 3"))
  }
}
