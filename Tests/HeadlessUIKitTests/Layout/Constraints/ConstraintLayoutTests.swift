import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Constraints")
@MainActor
struct ConstraintLayoutTests {
  @Test("place a view by its edges at the next layout pass")
  func edges() {
    let view = UIView()
    let root = container(300, 200, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    #expect(view.frame == .zero, "Nothing moves before the pass")
    root.layoutIfNeeded()
    #expect(isNear(view.frame, 10, 30, 270, 130))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(isNear(view.frame, 10, 30, 370, 130))
  }

  @Test("place by left, right, middle, size and multiples")
  func attributes() {
    let (view, half) = (UIView(), UIView())
    let root = container(300, 200, view, half)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 10),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      half.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      half.rightAnchor.constraint(equalTo: root.rightAnchor),
      half.heightAnchor.constraint(equalToConstant: 8),
      NSLayoutConstraint(
        item: half, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 0.25, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(isNear(view.frame, 5, 45, 50, 110))
    #expect(isNear(half.frame, 150, 46, 150, 8))
  }

  @Test("tie views in different containers together, and follow bounds that are moved")
  func cousins() {
    let (left, right) = (UIView(), UIView())
    let (boxA, boxB) = (UIView(), UIView(frame: CGRect(x: 150, y: 40, width: 100, height: 100)))
    let root = container(300, 200, boxA)
    root.addSubview(boxB)
    boxA.addSubview(free(left))
    boxB.addSubview(free(right))
    NSLayoutConstraint.activate([
      boxA.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      boxA.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      boxA.widthAnchor.constraint(equalToConstant: 100),
      boxA.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      left.leadingAnchor.constraint(equalTo: boxA.leadingAnchor, constant: 3),
      left.topAnchor.constraint(equalTo: right.topAnchor),
      left.trailingAnchor.constraint(equalTo: right.leadingAnchor, constant: -7),
      left.heightAnchor.constraint(equalToConstant: 5),
      right.leadingAnchor.constraint(equalTo: boxB.leadingAnchor, constant: 4),
      right.topAnchor.constraint(equalTo: boxB.topAnchor, constant: 6),
      right.widthAnchor.constraint(equalToConstant: 9),
      right.heightAnchor.constraint(equalToConstant: 9),
    ])
    root.layoutIfNeeded()
    #expect(isNear(right.frame, 4, 6, 9, 9))
    // right.x is 154 in root: left ends at 147, which is 127 in its box.
    #expect(isNear(left.frame, 3, 36, 124, 5))
    boxB.frame.origin.x += 10
    root.layoutIfNeeded()
    #expect(isNear(left.frame, 3, 36, 134, 5), "A frame that code sets moves what is tied to it")
  }

  @Test("count by priority: hugging and resistance of the content among others")
  func content() {
    let (name, price) = (label(8), label(20))
    let root = container(200, 50, name, price)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: price.leadingAnchor),
      price.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      name.topAnchor.constraint(equalTo: root.topAnchor),
      price.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(isNear(name.frame, 0, 0, 80, 20))
    #expect(isNear(price.frame, 80, 0, 120, 20), "The one that resists less is cut off")
    price.text = "x"
    price.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(isNear(name.frame, 0, 0, 190, 20), "The one that hugs less grows")
  }

  @Test("of a lower priority come as near as those of a higher one let them")
  func inequalities() {
    let view = UIView()
    let root = container(300, 200, view)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    let limit = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -20)
    NSLayoutConstraint.activate([
      wish, limit, view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 280)
    limit.constant = -100
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    limit.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 500)
    wish.priority = .defaultHigh
    #expect(view.frame.height == 30)
  }

  @Test("are held by the nearest view around their items, and fall when a view leaves")
  func holders() {
    let (a, b) = (UIView(), UIView())
    let box = container(100, 100, a, b)
    let root = container(300, 200, box)
    let own = a.widthAnchor.constraint(equalToConstant: 10)
    let between = a.topAnchor.constraint(equalTo: b.topAnchor)
    let outer = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([own, between, outer])
    #expect(a.constraints == [own])
    #expect(box.constraints == [between])
    #expect(root.constraints == [outer])
    box.removeFromSuperview()
    #expect(!outer.isActive)
    #expect(root.constraints.isEmpty)
    #expect(between.isActive)
    a.removeFromSuperview()
    #expect(!between.isActive)
    #expect(own.isActive)
  }

  @Test("keep working when their views move to another hierarchy")
  func moving() {
    let view = UIView()
    let box = container(100, 100, view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    box.layoutIfNeeded()
    #expect(view.frame.minX == 45)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(box)
    box.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(view.frame.minX == 95)
    box.removeFromSuperview()
    box.frame.size.width = 300
    box.layoutIfNeeded()
    #expect(view.frame.minX == 145)
  }

  @Test("know guides, margins and the safe area")
  func guides() {
    let (inner, safe, between) = (UIView(), UIView(), UILayoutGuide())
    let root = container(300, 200, inner, safe)
    root.addLayoutGuide(between)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 50),
      between.topAnchor.constraint(equalTo: inner.bottomAnchor),
      between.heightAnchor.constraint(equalToConstant: 30),
      between.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      between.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      safe.topAnchor.constraint(equalTo: between.bottomAnchor),
      safe.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      safe.leadingAnchor.constraint(equalTo: between.trailingAnchor),
      safe.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(isNear(inner.frame, 2, 1, 294, 50))
    #expect(isNear(between.layoutFrame, 0, 51, 150, 30))
    #expect(isNear(margins.layoutFrame, 2, 1, 294, 196))
    #expect(isNear(safe.frame, 150, 81, 150, 119))
    root.directionalLayoutMargins.leading = 12
    root.layoutIfNeeded()
    #expect(isNear(inner.frame, 12, 1, 284, 50))
  }

  @Test("put views a number of standard distances apart")
  func systemSpacing() {
    let (a, b) = (UIView(), UIView())
    let root = container(300, 200, a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(
        equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      b.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 16)
    #expect(b.frame.minY == 4)
  }

  @Test("stand labels of different fonts on one line")
  func baselines() {
    let (large, small) = (UILabel(), UILabel())
    large.text = "A"
    large.font = .systemFont(ofSize: 50)
    small.text = "b"
    small.font = .systemFont(ofSize: 10)
    let root = container(300, 200, large, small)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(isNear(large.frame, 0, 0, 30, 60))
    // 48 points down to the line, less the 9.6 that the small letters rise.
    #expect(isNear(small.frame, 0, 38.4, 6, 12))
  }

  @Test("give a label of several lines the height that its text needs")
  func wrapping() {
    let text = label("aaaa bbbb cccc", lines: 0)
    let below = label(2)
    let root = container(100, 200, text, below)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(isNear(text.frame, 0, 0, 100, 40))
    #expect(below.frame.minY == 40)
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(below.frame.minY == 60)
    text.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(below.frame.minY == 20)
    text.numberOfLines = 0
    text.preferredMaxLayoutWidth = 100
    #expect(text.intrinsicContentSize == CGSize(width: 90, height: 40))
  }

  @Test("leave frames alone that they are not about")
  func others() {
    let (tied, plain) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let root = container(300, 200, tied)
    root.addSubview(plain)
    tied.leadingAnchor.constraint(equalTo: plain.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(tied.frame.minX == 4)
  }

  @Test("follow a container that is itself placed by constraints, and masks inside it")
  func masks() {
    let (box, tied) = (UIView(), UIView())
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let root = container(300, 200, box)
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    masked.autoresizingMask = [.flexibleWidth]
    box.addSubview(masked)
    box.addSubview(free(tied))
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalTo: root.widthAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      tied.leadingAnchor.constraint(equalTo: masked.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(masked.frame.width == 250)
    #expect(tied.frame.minX == 250)
  }
}
