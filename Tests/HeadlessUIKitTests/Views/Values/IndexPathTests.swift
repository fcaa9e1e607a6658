import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("An index path of a list")
struct IndexPathTests {
  @Test("Row 244: has one second index, called row and item")
  func rowAndItem() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(item: 3, section: 1))
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    #expect(Array(path) == [1, 3])
    path.item = 4
    path.section = 2
    #expect(path == IndexPath(row: 4, section: 2))
  }

  @Test("Row 243: has to have two indices", arguments: [0, 1, 3])
  func twoIndices(count: Int) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [count] in
      _ = IndexPath(indexes: Array(repeating: 0, count: count)).row
    }
    expect(
      stop,
      raised: "Invalid index path for use with UITableView.  Index paths passed to table view must "
        + "contain exactly two indices specifying the section and row.  Please use the category on "
        + "NSIndexPath in UITableView.h if possible.")
  }
}
