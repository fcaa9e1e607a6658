import Foundation

// A list makes cells from the class that was registered. Swift calls an initialiser of a class value
// only when the initialiser is `required`, and UIKit's code overrides these without that word. So
// each base class has a convenience initialiser under a name of the linker, which runs the
// subclass's designated initialiser, and a class method without a body under the same name, which a
// class value can be asked for. An initialiser takes its arguments as owned: `__owned` says the
// same of the method's.
//
// A class that does not have the designated initialiser stops with UIKit's own words:
// "Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'Module.Class'".

extension UIView {
  @_silgen_name("HeadlessUIKit_UIView_init_frame")
  convenience init(instantiatedWithFrame frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("HeadlessUIKit_UIView_init_frame")
  private class func make(frame: CGRect) -> Self

  /// A view of this class, made by its `init(frame:)`.
  ///
  /// UIKit code writes `View(frame:)` even when `View` is a generic parameter. Swift without
  /// Objective-C cannot compile that; this method stands in.
  ///
  /// ```swift
  /// final class Wrapper<View: UIView> { let view = View.instantiate(frame: .zero) }
  /// ```
  public static func instantiate(frame: CGRect) -> Self {
    make(frame: frame)
  }
}

extension UITableViewCell {
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_style_reuseIdentifier")
  convenience init(instantiatedWithStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of this class, made by its `init(style:reuseIdentifier:)`.
  @_silgen_name("HeadlessUIKit_UITableViewCell_init_style_reuseIdentifier")
  class func make(style: CellStyle, reuseIdentifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_reuseIdentifier")
  convenience init(instantiatedWithReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A header or footer of this class, made by its `init(reuseIdentifier:)`.
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_reuseIdentifier")
  class func make(reuseIdentifier: __owned String?) -> Self
}
