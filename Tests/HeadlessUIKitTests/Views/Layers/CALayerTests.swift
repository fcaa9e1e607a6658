import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A layer")
struct CALayerTests {
  @Test("is its view's in place, opacity, visibility and background")
  func sharedValues() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.masksToBounds = true
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.backgroundColor == .red)
    #expect(view.clipsToBounds)

    view.layer.position = CGPoint(x: 100, y: 100)
    view.layer.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    #expect(view.layer.frame == view.frame)
  }

  @Test("is the same one each time, and keeps what only it has")
  func identity() {
    let view = UIView()
    view.layer.cornerRadius = 8
    view.layer.borderColor = UIColor.blue.cgColor
    #expect(view.layer === view.layer)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.borderColor == UIColor.blue.cgColor)
  }

  @Test("keeps a perspective as long as the view's transform stays")
  func perspective() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var space = CATransform3DMakeScale(2, 2, 1)
    space.m34 = -1 / 500
    view.layer.transform = space
    #expect(view.layer.transform == space)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))

    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test("holds layers, each in one layer only")
  func sublayers() {
    let (first, second, held) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(held)
    second.insertSublayer(held, at: 7)
    #expect(first.sublayers == nil)
    #expect(second.sublayers == [held])
    #expect(held.superlayer === second)
    held.removeFromSuperlayer()
    #expect(held.superlayer == nil)
  }

  @Test("is of the class that the view names")
  func layerClass() {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let sky = Sky()
    (sky.layer as? CAGradientLayer)?.colors = [UIColor.white.cgColor, UIColor.blue.cgColor]
    sky.layer.opacity = 0.25
    #expect((sky.layer as? CAGradientLayer)?.colors?.count == 2)
    #expect(sky.alpha == 0.25)
  }

  @Test("Transforms of space turn, move and scale as flat ones do")
  func flatTransforms() {
    let angle = CGFloat.pi / 3
    let space = CATransform3DTranslate(CATransform3DMakeRotation(angle, 0, 0, 5), 3, 4, 0)
    let flat = CGAffineTransform(rotationAngle: angle).translatedBy(x: 3, y: 4)
    let point = CGPoint(x: 1, y: 2).applying(CATransform3DGetAffineTransform(space))
    let expected = CGPoint(x: 1, y: 2).applying(flat)
    #expect(abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9)
    #expect(CATransform3DIsAffine(space))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(angle, 0, 1, 0)))
    #expect(
      CATransform3DScale(CATransform3DIdentity, 2, 3, 4) == CATransform3DMakeScale(2, 3, 4))
  }

  @Test("A group of changes tells its end, the inner one first")
  func transaction() {
    var ended: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("outer") }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { ended.append("inner") }
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(ended == ["inner", "outer"])
  }

  @Test("Layout attributes carry a perspective, until their flat transform changes")
  func layoutAttributes() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    var space = CATransform3DIdentity
    space.m34 = -0.002
    attributes.transform3D = space
    #expect((attributes.copy() as? UICollectionViewLayoutAttributes)?.transform3D == space)
    #expect(attributes.transform.isIdentity)

    let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    #expect(!attributes.isEqual(other))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.transform3D == CATransform3DMakeScale(2, 2, 1))
  }
}
