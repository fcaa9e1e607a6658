import Foundation
import HeadlessUIKit
import Testing

extension StageScreen {
  /// Expects that texts stand on the screen, where a customer reads them.
  ///
  /// A label that has a text and no frame, or that no view holds, is not on the screen.
  ///
  /// ```swift
  /// screen.expectTexts(["Salt", "€ 5"], "A row shows the title and the price of its book.")
  /// // Expected “€ 5” on the screen, got a screen without it.
  /// // A row shows the title and the price of its book.
  /// ```
  @discardableResult
  public func expectTexts(
    _ texts: [String], _ rule: String, at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    window.layoutIfNeeded()
    let shown = text
    return texts.allSatisfy { text in
      expect(
        shown.contains(text), "Expected “\(text)” on the screen, got a screen without it.", rule,
        at: location)
    }
  }

  /// Expects that a list fills the screen, before and after the phone is turned, and that the rows of
  /// a table follow it.
  ///
  /// The phone stays turned.
  @discardableResult
  public func expectFilled(
    by list: UIScrollView, at location: SourceLocation = #_sourceLocation
  ) -> Bool {
    func isFilled(_ words: String) -> Bool {
      let (wanted, got) = (window.bounds.size, list.bounds.size)
      return expect(
        got == wanted,
        """
        Expected the list to fill the \(words) of \(Int(wanted.width)) × \(Int(wanted.height)), \
        got \(Int(got.width)) × \(Int(got.height)).
        """,
        "A list fills the screen, and follows its view when that gets another size.", at: location)
    }
    window.layoutIfNeeded()
    guard isFilled("screen") else { return false }
    let turned = CGSize(width: Self.size.height, height: Self.size.width)
    UIScreen.main.resize(to: turned)
    window.frame = CGRect(origin: .zero, size: turned)
    window.layoutIfNeeded()
    guard isFilled("turned screen") else { return false }
    let rows = (list as? UITableView)?.visibleCells ?? []
    return expect(
      rows.allSatisfy { $0.contentView.frame.maxX > Self.size.width },
      "Expected rows as wide as the turned screen, got one whose content view is as narrow as before.",
      "Who overrides `layoutSubviews` calls it on `super`, which lays the content view out.",
      at: location)
  }
}
