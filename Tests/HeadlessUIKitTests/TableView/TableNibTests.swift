import Foundation
import HeadlessUIKit
import Testing

private let header = """
  <view id="a" customClass="EngineHeaderView" customModule="HeadlessUIKitTests">
    <subviews><label id="l" text="Hello"/></subviews>
    <connections><outlet property="title" destination="l" id="o"/></connections>
  </view>
  """

@Suite("A table's cells and headers from nibs")
@MainActor
struct TableNibTests {
  @Test("Row 40: a nib whose top object is a plain view is refused by the dequeue of a header")
  func plainView() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let table = UITableView()
      table.register(nib("<view id='a'/>"), forHeaderFooterViewReuseIdentifier: "X")
      _ = table.dequeueReusableHeaderFooterView(withIdentifier: "X")
    }
    expect(
      stop,
      raised: "invalid nib registered for identifier (X) - nib must contain exactly one top level "
        + "object which must be a UITableViewHeaderFooterView instance")
  }

  @Test("Row 41, S3-14: a header from a nib has the registered identifier", .tags(.believed))
  func headerIdentifier() throws {
    let table = UITableView()
    table.register(nib(header), forHeaderFooterViewReuseIdentifier: "AnyName")
    let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "AnyName"))
    #expect((view as? EngineHeaderView)?.title.text == "Hello")
    #expect(view.reuseIdentifier == "AnyName")
  }

  @Test(
    "Row 47, S1-07: a cell nib needs exactly one top object, and that a cell",
    arguments: ["", "<tableViewCell id='a'/><view id='b'/>", "<view id='a'/>"])
  func invalidNib(objects: String) async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor [objects] in
      let table = UITableView()
      table.register(nib(objects), forCellReuseIdentifier: "X")
      _ = table.dequeueReusableCell(withIdentifier: "X")
    }
    expect(
      stop,
      raised: "invalid nib registered for identifier (X) - nib must contain exactly one top level "
        + "object which must be a UITableViewCell instance")
  }

  @Test("Row 50, S1-15: a nib with an identifier of its own cannot be registered under another")
  func mismatch() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let bubble = nib("<tableViewCell id='a' reuseIdentifier='Bubble'/>")
      let table = UITableView()
      table.register(bubble, forCellReuseIdentifier: "Bubble")
      table.register(bubble, forCellReuseIdentifier: "Bubble.media")
      precondition(table.dequeueReusableCell(withIdentifier: "Bubble") != nil)
      _ = table.dequeueReusableCell(withIdentifier: "Bubble.media")
    }
    expect(
      stop,
      raised:
        "cell reuse indentifier in nib (Bubble) does not match the identifier used to register "
        + "the nib (Bubble.media)")
  }
}
