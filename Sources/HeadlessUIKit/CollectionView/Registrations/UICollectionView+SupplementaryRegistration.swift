import Foundation

extension UICollectionView {
  /// How the headers, footers and the like of one kind are made and filled, without an identifier to
  /// keep in step.
  ///
  /// ```swift
  /// let headers = UICollectionView.SupplementaryRegistration<TitleView>(
  ///   elementKind: UICollectionView.elementKindSectionHeader
  /// ) { view, kind, indexPath in
  ///   view.label.text = shelves[indexPath.section].name
  /// }
  /// ```
  ///
  /// Each registration has a reuse identifier of its own, which copies of it share: make it once.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view, after it was prepared for reuse.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let source: ViewSource
    fileprivate let elementKind: String
    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// A registration of views that are made by `init(frame:)` of their class.
    public init(elementKind: String, handler: @escaping Handler) {
      source = .class(Supplementary.self)
      self.elementKind = elementKind
      self.handler = handler
    }

    /// A registration of views that are made from a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      source = .nib(supplementaryNib)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A supplementary view of the registration's kind, filled by its handler.
  ///
  /// The registration becomes known to the collection view by its first view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registerIfNeeded(
      registration.source, kind: registration.elementKind, registration.identifier)
    let view: Supplementary = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath
    ).asRegistered()
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
