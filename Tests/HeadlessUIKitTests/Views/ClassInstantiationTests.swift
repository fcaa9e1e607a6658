import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A view made from its class")
@MainActor
struct ClassInstantiationTests {
  class Plain: UITableViewCell {}

  class Overriding: UITableViewCell {
    var seen: String?
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      seen = reuseIdentifier
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Wrapper<View: UIView>: UITableViewCell {
    let view = View.instantiate(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
  }

  final class Box: UIView {
    var madeByFrame = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      madeByFrame = true
    }
    required init?(coder: NSCoder) { nil }
  }

  final class Header: UITableViewHeaderFooterView {
    var madeByIdentifier = false
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      madeByIdentifier = true
    }
    required init?(coder: NSCoder) { nil }
  }

  final class NeedsModel: UITableViewCell {
    let model: String
    init(model: String) {
      self.model = model
      super.init(style: .default, reuseIdentifier: "T")
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("runs the initialiser of a class that inherits it")
  func plain() throws {
    let type: AnyClass = Plain.self
    let cell = try #require(type as? UITableViewCell.Type).make(
      style: .value1, reuseIdentifier: "a")
    #expect(cell is Plain)
    #expect(cell.style == .value1)
    #expect(cell.reuseIdentifier == "a")
  }

  @Test("runs the override of a class that has one, many times over")
  func overriding() throws {
    let type: AnyClass = Overriding.self
    for number in 0..<1000 {
      let identifier = "an identifier too long to be stored inline, number \(number)"
      let cell = try #require(type as? UITableViewCell.Type)
        .make(style: .default, reuseIdentifier: identifier)
      #expect((cell as? Overriding)?.seen == identifier)
    }
  }

  @Test("works for a generic class, and for the view that it wraps")
  func generic() throws {
    let type: AnyClass = Wrapper<Box>.self
    let cell = try #require(type as? UITableViewCell.Type)
      .make(style: .default, reuseIdentifier: nil)
    let wrapper = try #require(cell as? Wrapper<Box>)
    #expect(wrapper.view.madeByFrame)
    #expect(wrapper.view.frame.width == 7)
  }

  @Test("works for headers, collection cells and tables of a subclass")
  func otherKinds() {
    #expect(Header.make(reuseIdentifier: "h").madeByIdentifier)
    #expect(Header.make(reuseIdentifier: "h").reuseIdentifier == "h")
    let type: UICollectionReusableView.Type = UICollectionViewCell.self
    #expect(type.instantiate(frame: .zero) is UICollectionViewCell)
  }

  @Test("is let go when nobody holds it")
  func noLeak() {
    weak var cell: UITableViewCell?
    weak var view: UIView?
    do {
      let type: UITableViewCell.Type = Overriding.self
      let made = type.make(style: .default, reuseIdentifier: "a")
      cell = made
      view = Box.instantiate(frame: .zero)
      #expect(cell === made)
    }
    #expect(cell == nil)
    #expect(view == nil)
  }

  @Test("Row 34: stops with Swift's own words when the class lacks the initialiser")
  func missingInitialiser() async {
    let stop = await #expect(
      processExitsWith: .signal(trapSignal), observing: [\.standardErrorContent]
    ) { @MainActor in
      let type: UITableViewCell.Type = NeedsModel.self
      _ = type.make(style: .default, reuseIdentifier: "T")
    }
    expect(
      stop,
      trapped: "Fatal error: Use of unimplemented initializer 'init(style:reuseIdentifier:)' "
        + "for class 'HeadlessUIKitTests.")
  }
}
