import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A nib")
@MainActor
struct UINibTests {
  private func card() throws -> EngineCardCell {
    let objects = UINib(nibName: "EngineCardCell", bundle: .module).instantiate(withOwner: nil)
    return try #require(objects.first as? EngineCardCell)
  }

  @Test("Rows 18, 61 and 67: makes the views, connects outlets, then calls awakeFromNib")
  func order() throws {
    #expect(
      try card().events == ["init, 5 subviews, title nil", "awake, title Title"])
  }

  @Test("reads a cell and what is in it")
  func cell() throws {
    let cell = try card()
    #expect(cell.reuseIdentifier == "EngineCardCell")
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 104))
    #expect(cell.selectionStyle == .none)
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.contentView.clipsToBounds)
    #expect(cell.contentView.contentMode == .center)

    #expect(cell.titleLabel.font == .boldSystemFont(ofSize: 20))
    #expect(cell.titleLabel.textColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1))
    #expect(cell.titleLabel.textAlignment == .center)
    #expect(cell.titleLabel.numberOfLines == 2)
    #expect(cell.titleLabel.lineBreakMode == .byWordWrapping)
    #expect(!cell.titleLabel.translatesAutoresizingMaskIntoConstraints)

    #expect(cell.subtitleLabel.text == "Two lines\nof text")
    #expect(cell.subtitleLabel.font.pointSize == 13)
    #expect(cell.subtitleLabel.textColor == .secondaryLabel)

    let button = try #require(cell.buyButton)
    #expect(button.title(for: .normal) == "Buy")
    #expect(button.titleColor(for: .normal) == UIColor(white: 0.25, alpha: 1))
    #expect(button.buttonType == .system)
    #expect(button.tag == 7)
    #expect(button.accessibilityIdentifier == "buy")
  }

  @Test("fills an outlet collection in the order of the file, with named colours and images")
  func collection() throws {
    let stars = try #require(try card().stars)
    #expect(stars.map { $0.image?.name } == ["star.fill", "star"])
    #expect(stars.map(\.isHidden) == [true, false])
    #expect(stars[0].tintColor == UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 1))
  }

  @Test("Row 60: leaves an outlet nil that is not connected, and reading it traps")
  func unconnected() async throws {
    #expect(try card().notConnected == nil)
    let stop = await #expect(
      processExitsWith: .signal(trapSignal), observing: [\.standardErrorContent]
    ) { @MainActor in
      let nib = UINib(nibName: "EngineCardCell", bundle: .module)
      (nib.instantiate(withOwner: nil)[0] as? EngineCardCell)?.notConnected.text = "x"
    }
    expect(
      stop,
      trapped: "Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test("Row 63: gives a fresh tree each time, without placeholders and in the file's order")
  func fresh() throws {
    let nib = nib(
      """
      <view id="a" tag="1"/>
      <tapGestureRecognizer id="b"/>
      <view id="c" tag="2"><subviews><view id="d" tag="3"/></subviews></view>
      """)
    let first = nib.instantiate(withOwner: nil)
    let second = nib.instantiate(withOwner: nil)
    #expect(first.map { ($0 as? UIView)?.tag } == [1, nil, 2])
    #expect((first[0] as? UIView) !== (second[0] as? UIView))
  }

  @Test("Row 49: counts a gesture recognizer beside the cell as an object")
  func topLevel() {
    let nib = nib("<tableViewCell id='a'/><panGestureRecognizer id='b'/>")
    #expect(nib.instantiate(withOwner: nil).count == 2)
  }

  @Test("Row 64: is loaded by its bundle, too")
  func loadNibNamed() {
    let objects = Bundle.module.loadNibNamed("EngineHeaderView", owner: nil)
    let header = objects?.first as? EngineHeaderView
    #expect(header?.title.text == "Header")
    #expect(header?.reuseIdentifier == nil)
    #expect(header?.subviews.first === header?.contentView)
  }

  @Test("Rows 54 and 56: is found beside the executable, its classes in the bundle's module")
  func mainBundle() throws {
    let objects = UINib(nibName: "EngineBadgeCell", bundle: nil).instantiate(withOwner: nil)
    let cell = try #require(objects.first as? EngineBadgeCell)
    #expect(cell.reuseIdentifier == "EngineBadge")
    #expect(cell.countLabel.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(cell.countLabel.superview === cell.contentView)
    #expect(cell.backgroundColor == .systemBackground)
    cell.bounds.size.width = 180
    cell.layoutIfNeeded()
    #expect(cell.countLabel.frame == CGRect(x: 8, y: 8, width: 164, height: 20))
  }

  @Test("Row 57: stops when an outlet names a property that the class has not")
  func undefinedKey() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = nib(
        """
        <tableViewCell id="a" customClass="EngineCardCell" customModule="HeadlessUIKitTests">
          <connections><outlet property="price" destination="a" id="o"/></connections>
        </tableViewCell>
        """
      ).instantiate(withOwner: nil)
    }
    expect(
      stop,
      raised: "[<HeadlessUIKitTests.EngineCardCell 0x…> setValue:forUndefinedKey:]: this class is "
        + "not key value coding-compliant for the key price.", "UnknownKey")
  }

  @Test("Rows 57 and 59: says what to write when the property is there but is no outlet")
  func plainProperty() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = nib(
        """
        <tableViewCell id="a" customClass="EnginePlainCell" customModule="HeadlessUIKitTests">
          <connections><outlet property="titleLabel" destination="a" id="o"/></connections>
        </tableViewCell>
        """
      ).instantiate(withOwner: nil)
    }
    expect(
      stop,
      wrote: "The property 'titleLabel' of HeadlessUIKitTests.EnginePlainCell is no outlet: "
        + "write '@Outlet var titleLabel'.")
    expect(
      stop,
      raised: "[<HeadlessUIKitTests.EnginePlainCell 0x…> setValue:forUndefinedKey:]: this class "
        + "is not key value coding-compliant for the key titleLabel.", "UnknownKey")
  }

  @Test("Row 58: stops when a cell's outlets hang on File's Owner")
  func ownerOutlets() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = nib(
        "<label id='a'/>",
        owner: "<connections><outlet property='titleLabel' destination='a'/></connections>"
      ).instantiate(withOwner: nil)
    }
    expect(
      stop,
      raised: "[<NSObject 0x…> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key titleLabel.", "UnknownKey")
  }

  @Test("Row 55: takes the base class for a class that is not there, and says so", .tags(.believed))
  func unknownClass() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = nib(
        """
        <tableViewCell id="a" customClass="NoSuchCell" customModule="HeadlessUIKitTests">
          <connections><outlet property="titleLabel" destination="a" id="o"/></connections>
        </tableViewCell>
        """
      ).instantiate(withOwner: nil)
    }
    expect(stop, wrote: "Unknown class NoSuchCell in Interface Builder file.")
    expect(
      stop,
      raised: "[<UITableViewCell 0x…> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key titleLabel.", "UnknownKey")
  }

  @Test("leaves an outlet nil whose type is another, and says so")
  func wrongType() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let objects = nib(
        """
        <tableViewCell id="a" customClass="EngineCardCell" customModule="HeadlessUIKitTests">
          <connections>
            <outlet property="subtitleLabel" destination="b"/>
            <outlet property="titleLabel" destination="c"/>
          </connections>
        </tableViewCell>
        <label id="c" text="awake"/>
        <button id="b"/>
        """
      ).instantiate(withOwner: nil)
      exit((objects[0] as? EngineCardCell)?.subtitleLabel == nil ? 42 : 1)
    }
    expect(
      stop,
      wrote: "The outlet 'subtitleLabel' of <HeadlessUIKitTests.EngineCardCell: 0x…> is a UILabel, "
        + "but the nib connects a UIButton: it stays nil.")
  }

  @Test("Row 61: makes an object that is no view by its init(), and connects it")
  func customObject() throws {
    let objects = nib(
      """
      <customObject id="a" customClass="EngineModel" customModule="HeadlessUIKitTests">
        <connections><outlet property="label" destination="b"/></connections>
      </customObject>
      <label id="b" text="x"/>
      """
    ).instantiate(withOwner: nil)
    let model = try #require(objects.first as? EngineModel)
    #expect(model.isMadeByInit)
    #expect(model.label.text == "x")
  }

  @Test("Row 62: wakes the views in a view before the view, which UIKit does not promise")
  func awakeOrder() {
    EngineAwakeLog.names = []
    func view(_ tag: Int, _ inside: String = "") -> String {
      "<view id='\(tag)' tag='\(tag)' customClass='EngineAwakeView' "
        + "customModule='HeadlessUIKitTests'><subviews>\(inside)</subviews></view>"
    }
    nib(view(1, view(2) + view(3)) + view(4)).instantiate(withOwner: nil)
    #expect(EngineAwakeLog.names == [2, 3, 1, 4])
  }

  @Test("leaves out a view whose initialiser gives nil")
  func refusing() {
    let nib = nib(
      "<view id='a' customClass='EngineRefusingView' customModule='HeadlessUIKitTests'/>")
    #expect(nib.instantiate(withOwner: nil).isEmpty)
  }

  @Test("gives external objects to the placeholders that name them")
  func externalObjects() {
    let label = UILabel()
    let model = nib(
      """
      <placeholder placeholderIdentifier="Title" id="x"/>
      <customObject id="a" customClass="EngineModel" customModule="HeadlessUIKitTests">
        <connections><outlet property="label" destination="x"/></connections>
      </customObject>
      """
    ).instantiate(withOwner: nil, options: [.externalObjects: ["Title": label]])
    #expect((model.first as? EngineModel)?.label === label)
  }

  @Test("reads labels and accessories of a cell with a style")
  func cellStyle() throws {
    let objects = nib(
      """
      <tableViewCell id="a" accessoryType="checkmark" selectionStyle="blue" indentationLevel="2"
        style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" imageView="i">
        <rect key="frame" width="320" height="60"/>
        <tableViewCellContentView key="contentView" id="c"><subviews>
          <label id="t" text="T"/><label id="d" text="D"/><imageView id="i" image="p"/>
        </subviews></tableViewCellContentView>
      </tableViewCell>
      """
    ).instantiate(withOwner: nil)
    let cell = try #require(objects.first as? UITableViewCell)
    #expect(cell.style == .subtitle)
    #expect(cell.textLabel?.text == "T")
    #expect(cell.detailTextLabel?.text == "D")
    #expect(cell.imageView?.image?.name == "p")
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.selectionStyle == .blue)
    #expect(cell.indentationLevel == 2)
    #expect(cell.contentView.subviews.count == 3)
  }
}
