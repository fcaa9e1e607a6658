import Foundation
import Testing

@testable import HeadlessUIKit

final class EngineTiedCell: UITableViewCell {
  @Outlet var title: UILabel!
  @Outlet var leading: NSLayoutConstraint!
  @Outlet var off: NSLayoutConstraint!
}

@Suite("Constraints of a nib")
@MainActor
struct NibConstraintTests {
  private let cell = """
    <tableViewCell reuseIdentifier="Tied" id="cell" customClass="EngineTiedCell"
        customModule="HeadlessUIKitTests" customModuleProvider="target">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <label text="x" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="title"
              verticalHuggingPriority="251" horizontalCompressionResistancePriority="749">
            <rect key="frame" x="1" y="2" width="3" height="4"/>
            <constraints>
              <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="50" id="h"/>
            </constraints>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="leading" secondItem="content"
              secondAttribute="leading" constant="12" id="lead"/>
          <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing"
              constant="8" identifier="end" id="trail"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="content"
              secondAttribute="topMargin" id="top"/>
          <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom"
              constant="6" id="bottom"/>
          <constraint firstItem="title" firstAttribute="height" secondItem="content"
              secondAttribute="height" multiplier="1:2" priority="100" installed="NO" id="off"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="nowhere"
              secondAttribute="top" id="bad"/>
        </constraints>
      </tableViewCellContentView>
      <connections>
        <outlet property="title" destination="title" id="o1"/>
        <outlet property="leading" destination="lead" id="o2"/>
        <outlet property="off" destination="off" id="o3"/>
      </connections>
    </tableViewCell>
    """

  @Test("tie the nib's views, and can be outlets")
  func cellConstraints() throws {
    let cell = try #require(nib(cell).instantiate(withOwner: nil).first as? EngineTiedCell)
    cell.frame.size = CGSize(width: 300, height: 80)
    cell.layoutIfNeeded()
    // The content's upper margin is 11 points.
    #expect(isNear(cell.title.frame, 12, 11, 280, 63))
    cell.leading.constant = 20
    cell.layoutIfNeeded()
    #expect(cell.title.frame.minX == 20)
    #expect(!cell.off.isActive)
    #expect(cell.off.multiplier == 0.5)
    #expect(cell.off.priority == UILayoutPriority(100))
    #expect(cell.contentView.constraints.contains { $0.identifier == "end" })
    #expect(cell.title.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(
      cell.title.contentCompressionResistancePriority(for: .horizontal) == UILayoutPriority(749))
  }

  @Test("give the nib's rows their height")
  func selfSizing() {
    let rows = RowList(2)
    rows.identifier = "Tied"
    rows.configure = { _, _ in }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(nib(cell), forCellReuseIdentifier: "Tied")
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 134, "11 + 50 + 6 points each")
  }

  @Test("know the safe area and the margins of a view")
  func layoutGuides() throws {
    let view = try #require(
      nib(
        """
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <viewLayoutGuide key="layoutMargins" id="margins"/>
          <subviews>
            <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="safe"
                secondAttribute="leading" id="1"/>
            <constraint firstItem="safe" firstAttribute="bottom" secondItem="a"
                secondAttribute="bottom" constant="5" id="2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="margins"
                secondAttribute="top" id="3"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="root"
                secondAttribute="width" multiplier="0.5" id="4"/>
          </constraints>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    view.layoutIfNeeded()
    #expect(view.viewWithTag(1).map { isNear($0.frame, 0, 8, 100, 87) } == true)
  }

  @Test("make a stack view arrange its views")
  func stackView() throws {
    let stack = try #require(
      nib(
        """
        <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="10" id="s">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <label text="a" id="a"/>
            <label text="b" id="b"/>
          </subviews>
        </stackView>
        """
      ).instantiate(withOwner: nil).first as? UIStackView)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.count == 2)
    #expect(stack.arrangedSubviews[1].frame.minY == 55)
    #expect(stack.arrangedSubviews[1].frame.midX == 100)
  }
}
