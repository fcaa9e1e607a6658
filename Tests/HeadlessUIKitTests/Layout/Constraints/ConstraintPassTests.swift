import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Constraints in a layout pass")
@MainActor
struct ConstraintPassTests {
  @Test("call updateConstraints once, at the beginning of the pass, inner views first")
  func updating() {
    final class Updating: UIView {
      static var calls: [Int] = []
      var width: NSLayoutConstraint?
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        Updating.calls.append(tag)
        if width == nil {
          width = widthAnchor.constraint(equalToConstant: 70)
          width?.isActive = true
        }
        super.updateConstraints()
      }
    }
    let (outer, inner) = (Updating(), Updating())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(free(inner))
    let root = container(300, 200, outer)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(Updating.calls == [2, 1])
    #expect(inner.frame.width == 70)
    #expect(outer.frame.width == 70)
    #expect(!outer.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(Updating.calls == [2, 1, 2])
  }

  @Test("measure a hierarchy without moving it")
  func fitting() {
    let text = label("aaaa bbbb cccc", lines: 0)
    let view = container(300, 200, text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
    ])
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    for round in 0..<2 {
      let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(compressed == CGSize(width: 160, height: 30))
      let narrow = view.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(narrow == CGSize(width: 120, height: 50))
      #expect(view.bounds.size == CGSize(width: 300, height: 200))
      if round == 0 { superview.addSubview(view) }
    }
    superview.layoutIfNeeded()
    #expect(isNear(text.frame, 10, 5, 280, 190))
  }

  @Test("give a view without a superview its size, when its frame counts for nothing")
  func freeRoot() {
    let inner = UIView()
    let root = free(container(300, 200, inner))
    NSLayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 80),
      inner.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 80, height: 200))
    #expect(inner.frame.width == 80)
  }

  @Test("die with their views")
  func memory() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let inner = UIView()
      let root = container(300, 200, inner)
      let width = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
      width.isActive = true
      root.layoutIfNeeded()
      (view, constraint) = (inner, width)
    }
    #expect(view == nil)
    #expect(constraint == nil)
  }

  @Test("place thousands of views", .timeLimit(.minutes(10)))
  func thousands() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    var previous: UIView?
    for _ in 0..<1000 {
      let view = free(UIView())
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
      ])
      previous = view
    }
    root.layoutIfNeeded()
    #expect(previous.map { isNear($0.frame, 5, 9990, 290, 10) } == true)
  }

  @Test("bear a view that measures its surroundings while it is measured itself")
  func reentrant() {
    final class Curious: UIView {
      var depth = 0
      override var intrinsicContentSize: CGSize {
        guard depth == 0, let superview else { return CGSize(width: 30, height: 10) }
        depth += 1
        defer { depth -= 1 }
        superview.layoutIfNeeded()
        invalidateIntrinsicContentSize()
        return superview.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
    let view = Curious()
    let root = container(300, 200, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 5)
    #expect(view.frame.width == 35)
  }

  @Test("take a limit without a limit for what it is")
  func huge() {
    let view = UIView()
    let root = container(300, 200, view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }
}
