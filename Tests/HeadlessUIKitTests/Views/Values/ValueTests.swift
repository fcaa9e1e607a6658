import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Colours, fonts, images, insets and transforms")
struct ValueTests {
  @Test("are equal when they say the same")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red != .red.withAlphaComponent(0.5))
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13).pointSize == 13)
    #expect(UIImage(named: "a") == UIImage(named: "a"))
    #expect(UIImage(named: "a") != UIImage(named: "b"))
    #expect(UIImage() != UIImage())
  }

  @Test("take a rectangle in and put it back")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("give a colour's components")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
  }

  @Test("turn a transform back")
  func transforms() {
    let transform = CGAffineTransform(scaleX: 2, y: 4).rotated(by: 1).translatedBy(x: 3, y: 5)
    let point = CGPoint(x: 7, y: 11).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 11) < 1e-9)
    #expect(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 2, y: 2))
        == CGPoint(x: 3, y: 4))
    #expect(CGSize(width: 2, height: 3).applying(.init(scaleX: 2, y: 2)).height == 6)
  }
}
