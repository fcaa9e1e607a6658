import Foundation

/// A line of text that the user can edit.
open class UITextField: UIControl {
  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A line with depth.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// A text field at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.decode(textField: self)
  }

  /// The text; UIKit's is never nil when it is read, and neither is this.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }
  private var content = ""

  /// What is shown in pale while there is no text.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }

  /// The font: 17 points unless another is set.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// Where the text begins.
  open var textAlignment = NSTextAlignment.natural

  /// The frame around the text.
  open var borderStyle = BorderStyle.none

  /// Whether the text is hidden by dots.
  open var isSecureTextEntry = false

  /// The object that is asked and told about editing. The field does not keep it alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the user is editing the text.
  open private(set) var isEditing = false

  open override var canBecomeFirstResponder: Bool { true }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = content.isEmpty ? placeholder ?? "" : content
    return CGSize(width: TextMetric.width(of: shown, font: font), height: font.lineHeight)
  }
}

/// What a text field asks and tells. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
