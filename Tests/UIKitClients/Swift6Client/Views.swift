import Foundation
import UIKit

// Code as it stands in a new app: Swift 6, and everything belongs to the main actor unless it says
// otherwise. It is here to be compiled without a warning: a subclass of everything that can be
// subclassed, with the overrides that apps have.

open class BaseView: UIView {
  public private(set) var log: [String] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .systemBackground
    addSubview(UILabel())
  }

  open override var frame: CGRect { didSet { log.append("frame") } }
  open override var bounds: CGRect { didSet { log.append("bounds") } }
  open override var isHidden: Bool { didSet { log.append("hidden") } }
  open override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }
  open override func setNeedsLayout() { super.setNeedsLayout() }
  open override func didMoveToSuperview() { super.didMoveToSuperview() }
  open override func didMoveToWindow() { super.didMoveToWindow() }
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  open override func addSubview(_ view: UIView) { super.addSubview(view) }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
  open override func awakeFromNib() { super.awakeFromNib() }
  open override var canBecomeFirstResponder: Bool { true }
}

/// A view with its own designated initialiser only.
final class ModelView: UIView {
  let model: String
  init(model: String) {
    self.model = model
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class Label: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var text: String? { didSet { tag += 1 } }
}

class PictureView: UIImageView {
  override init(image: UIImage?) { super.init(image: image) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var image: UIImage? { didSet { tag += 1 } }
}

class Control: UIControl {
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var isEnabled: Bool { didSet { setNeedsLayout() } }
  override func sendActions(for controlEvents: UIControl.Event) {
    super.sendActions(for: controlEvents)
  }
}

class Button: UIButton {
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
  override var isSelected: Bool { didSet { tag += 1 } }
}

class Switch: UISwitch {}
class Field: UITextField {
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

class Scroll: UIScrollView {
  override var contentOffset: CGPoint { didSet { tag += 1 } }
  override var contentSize: CGSize { didSet { tag += 1 } }
}

class Stack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
}

class Constraint: NSLayoutConstraint {
  override var constant: CGFloat { didSet { changes += 1 } }
  var changes = 0
}

class Guide: UILayoutGuide {
  override init() { super.init() }
  var note = ""
}

/// A view that makes its constraints when it is asked to.
class TiedView: UIView {
  private let inner = UIView()
  private var isTied = false
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    if !isTied {
      isTied = true
      addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
      ])
    }
    super.updateConstraints()
  }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
}

class Window: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class Action: UIAction {}
class Responder: UIResponder {
  override init() { super.init() }
  override var next: UIResponder? { nil }
}

open class BaseController: UIViewController {
  let model: String
  public init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    model = ""
    super.init(coder: coder)
  }
  open override func loadView() { view = BaseView() }
  open override func viewDidLoad() { super.viewDidLoad() }
  open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  open override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

class PlainController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
