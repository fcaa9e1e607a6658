import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Size classes in a nib")
@MainActor
struct NibVariationTests {
  private func panel(_ variations: String) throws -> UIView {
    try #require(
      nib(
        """
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
            <view tag="2" id="b"/>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root"
                secondAttribute="leading" constant="12" id="left">
              <variation key="heightClass=regular" constant="30"/>
              <variation key="heightClass=compact" constant="3"/>
            </constraint>
            <constraint firstItem="a" firstAttribute="width" secondItem="root"
                secondAttribute="width" multiplier="0.5" id="half"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="root"
                secondAttribute="width" multiplier="0.25" id="quarter"/>
          </constraints>
          \(variations)
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
  }

  @Test("leave out constraints, which are no contradiction then")
  func leftOut() throws {
    let view = try panel(
      """
      <variation key="default">
        <mask key="constraints"><exclude reference="half"/></mask>
      </variation>
      """)
    view.layoutIfNeeded()
    #expect(view.viewWithTag(1)?.frame.width == 50)
  }

  @Test("take in again what the default leaves out, the more special having the last word")
  func takenIn() throws {
    let view = try panel(
      """
      <variation key="heightClass=regular-widthClass=compact">
        <mask key="constraints"><include reference="half"/></mask>
      </variation>
      <variation key="widthClass=compact">
        <mask key="constraints"><exclude reference="half"/><exclude reference="quarter"/></mask>
      </variation>
      <variation key="default">
        <mask key="constraints"><exclude reference="half"/></mask>
      </variation>
      """)
    view.layoutIfNeeded()
    #expect(view.viewWithTag(1)?.frame.width == 100)
  }

  @Test("give a constraint another constant, if they are those of a phone held upright")
  func constant() throws {
    let view = try panel(
      """
      <variation key="widthClass=regular">
        <mask key="constraints"><exclude reference="left"/></mask>
      </variation>
      <variation key="default">
        <mask key="constraints"><exclude reference="half"/></mask>
      </variation>
      """)
    view.layoutIfNeeded()
    #expect(view.viewWithTag(1)?.frame.minX == 30)
  }

  @Test("leave out views")
  func views() throws {
    let view = try panel(
      """
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="half"/></mask>
      </variation>
      """)
    #expect(view.subviews.map(\.tag) == [1])
  }
}
