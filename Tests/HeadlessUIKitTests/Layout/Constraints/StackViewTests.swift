import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A stack view")
@MainActor
struct StackViewTests {
  /// A stack of a size at the corner of a view.
  private func stack(
    _ views: [UIView], width: CGFloat = 300, height: CGFloat = 100,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack
  }

  private func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView()
    for constraint in [
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ] {
      constraint.priority = .defaultHigh
      constraint.isActive = true
    }
    return view
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map {
      [$0.frame.minX, $0.frame.width].map { ($0 * 100).rounded() / 100 }
    }
  }

  @Test("fills a row: the view that hugs least grows, and all are as high as the row")
  func fill() {
    let (a, b) = (label(3), label(4))
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let stack = stack([a, b]) { $0.spacing = 10 }
    #expect(isNear(a.frame, 0, 0, 30, 100))
    #expect(isNear(b.frame, 40, 0, 260, 100))
    #expect(stack.subviews == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("shares a row equally, in proportion, with equal gaps or with equal steps")
  func distributions() {
    let views = { [label(2), label(4), label(2)] }
    #expect(
      spans(stack(views()) { $0.distribution = .fillEqually })
        == [[0, 100], [100, 100], [200, 100]])
    #expect(
      spans(stack(views()) { $0.distribution = .fillProportionally })
        == [[0, 75], [75, 150], [225, 75]])
    #expect(
      spans(stack(views()) { $0.distribution = .equalSpacing })
        == [[0, 20], [130, 40], [280, 20]])
    let uneven = [label(2), label(4), label(8)]
    #expect(
      spans(stack(uneven) { $0.distribution = .equalCentering })
        == [[0, 20], [115, 40], [220, 80]])
  }

  @Test("aligns a column at its edges or in its middle")
  func alignments() {
    func lefts(_ alignment: UIStackView.Alignment) -> [CGFloat] {
      let stack = stack([sized(100, 10), sized(50, 10)]) {
        $0.axis = .vertical
        $0.alignment = alignment
      }
      return stack.arrangedSubviews.map(\.frame.minX)
    }
    #expect(lefts(.leading) == [0, 0])
    #expect(lefts(.trailing) == [200, 250])
    #expect(lefts(.center) == [100, 125])
    #expect(lefts(.fill) == [0, 0])
  }

  @Test("stands labels on one line of text")
  func baseline() {
    let (large, small) = (label(1), label(1))
    large.font = .systemFont(ofSize: 50)
    small.font = .systemFont(ofSize: 25)
    _ = stack([large, small]) { $0.alignment = .firstBaseline }
    #expect(abs(small.frame.minY - large.frame.minY - 24) < 1e-4)
  }

  @Test("leaves hidden views out, and takes them in again")
  func hidden() {
    let (a, b, c) = (label(1), label(1), label(1))
    let stack = stack([a, b, c]) {
      $0.distribution = .fillEqually
      $0.spacing = 30
    }
    #expect(a.frame.width == 80)
    b.isHidden = true
    stack.layoutIfNeeded()
    #expect(isNear(a.frame, 0, 0, 135, 100))
    #expect(isNear(c.frame, 165, 0, 135, 100))
    b.isHidden = false
    stack.layoutIfNeeded()
    #expect(isNear(b.frame, 110, 0, 80, 100))
  }

  @Test("has a space of its own after a view, and margins when asked")
  func spacing() {
    let (a, b, c) = (label(1), label(1), label(1))
    let stack = stack([a, b, c]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
      $0.setCustomSpacing(50, after: a)
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    // 300 less 60 of space and 6 of margins: 78 each.
    #expect(spans(stack) == [[2, 78], [130, 78], [218, 78]])
    #expect(isNear(a.frame, 2, 1, 78, 96))
    #expect(stack.customSpacing(after: a) == 50)
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    stack.layoutIfNeeded()
    #expect(spans(stack) == [[2, 91.33], [103.33, 91.33], [204.67, 91.33]])
  }

  @Test("is as large as what is in it, when nothing else says")
  func fitting() {
    let stack = UIStackView(arrangedSubviews: [label(3), label(5)])
    stack.axis = .vertical
    stack.spacing = 4
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 44))
    let root = container(300, 200, stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(isNear(stack.frame, 125, 0, 50, 44))
  }

  @Test("nests")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [label(2), label(2)])
    inner.axis = .vertical
    let image = sized(40, 40)
    let outer = UIStackView(arrangedSubviews: [image, inner])
    outer.alignment = .center
    outer.spacing = 8
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 68, height: 40))
  }

  @Test("arranges what is added and not what is removed, which stays a subview")
  func membership() {
    let (a, b, c) = (label(1), label(1), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.addSubview(c)
    #expect(stack.arrangedSubviews == [a, b])
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b])
    #expect(stack.subviews.contains(a))
    stack.insertArrangedSubview(a, at: 1)
    #expect(stack.arrangedSubviews == [b, a])
    stack.addArrangedSubview(b)
    #expect(stack.arrangedSubviews == [a, b])
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
  }
}
