import HeadlessUIKit
import Swift5Client
import Swift6Client
import Testing

@Suite("Code of an app")
@MainActor
struct ClientTests {
  @Test("Rows 245 and 246: in Swift 5 mode, without any isolation, shows its lists")
  func swift5() {
    #expect(swift5Texts() == ["a", "b", "c"])
    #expect(swift5Items() == ["ItemCell", "ItemCell", "ItemCell"])
  }

  @Test("Rows 245 and 246: in Swift 6 mode, on the main actor by default, shows its lists")
  func swift6() {
    #expect(swift6Texts() == ["a", "b", "c"])
    #expect(swift6Items() == ["ItemCell", "ItemCell", "ItemCell"])
  }

  @Test("Rows 245 and 246: in both modes, subclasses the controllers of lists")
  func controllers() {
    // Their views are as wide as the screen, whose size other tests of the process may choose.
    let width: String? = "\(UIScreen.main.bounds.width)"
    let expected = ["Rows", "a", "b", width, width, width]
    #expect(swift5ControllerTexts() == expected)
    #expect(swift6ControllerTexts() == expected)
  }

  @Test("Rows 245 and 246: in both modes, configures the cells of a list by their state")
  func configurations() {
    #expect(swift5Books() == ["here 50.0", "lent 50.0"])
    #expect(swift6Books() == ["here 50.0", "lent 50.0"])
  }

  @Test("in both modes, hangs prefetching, drag and drop, menus and animations on its lists")
  func peripherals() throws {
    #expect(try swift5Fetched() == [3, 4])
    #expect(try swift6Fetched() == [3, 4])
  }

  @Test("in both modes, has cells and headers that register themselves, and cells around any view")
  func articles() {
    let shelf = [
      "shelf", "book", "Half price", "book", "ShelfItem", "ShelfItem", "ShelfItem", "ShelfEnd",
    ]
    #expect(swift5Shelf() == shelf)
    #expect(swift6Shelf() == shelf)
  }

  @Test("may override a cell's identifier")
  func overriddenIdentifier() {
    #expect(swift5NamedCell()?.reuseIdentifier == "Named")
    #expect(swift6NamedCell()?.reuseIdentifier == "Named")
  }
}
