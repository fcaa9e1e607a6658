import Foundation

extension UICollectionView {
  /// How the cells of one sort of item are made and filled, without an identifier to keep in step.
  ///
  /// ```swift
  /// let books = UICollectionView.CellRegistration<BookCell, Book> { cell, indexPath, book in
  ///   cell.titleLabel.text = book.title
  /// }
  /// // and in the data source:
  /// collectionView.dequeueConfiguredReusableCell(using: books, for: indexPath, item: book)
  /// ```
  ///
  /// Each registration has a reuse identifier of its own, which copies of it share. So make it once,
  /// and not where the cell is asked for: there every cell would be a new one, and to dequeue with it
  /// stops the app.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell, after it was prepared for reuse.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    fileprivate let registration: UICollectionViewCellRegistration
    fileprivate let handler: Handler

    /// A registration of cells that are made by `init(frame:)` of their class.
    public init(handler: @escaping Handler) {
      registration = UICollectionViewCellRegistration(.class(Cell.self))
      self.handler = handler
    }

    /// A registration of cells that are made from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      registration = UICollectionViewCellRegistration(.nib(cellNib))
      self.handler = handler
    }
  }

  /// A cell for an item, filled by the registration's handler; without an item it is not filled.
  ///
  /// The registration becomes known to the collection view by its first cell.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let known = registration.registration
    if known.wasMadeDuringRequest { CollectionFailure.registrationMadeInRequest(known).raise() }
    registerIfNeeded(known.source, kind: CollectionElement.cellKind, known.identifier)
    let cell: Cell = dequeueReusableCell(withReuseIdentifier: known.identifier, for: indexPath)
      .asRegistered()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  func registerIfNeeded(_ source: ViewSource, kind: String, _ identifier: String) {
    let key = KindedReuseIdentifier(kind: kind, identifier: identifier)
    if registry.entry(for: key)?.source == nil { registry.register(source, for: key) }
  }
}

/// What copies of a cell registration share. UIKit's class has this name, which its message shows.
@MainActor
final class UICollectionViewCellRegistration: NSObject {
  let source: ViewSource
  let identifier = UUID().uuidString
  /// Whether a collection view was asking for a cell when this was made.
  let wasMadeDuringRequest = requestsForCells > 0

  /// How many collection views are asking for a cell right now, one inside the other.
  static var requestsForCells = 0

  init(_ source: ViewSource) {
    self.source = source
    super.init()
  }
}

extension UICollectionReusableView {
  /// The view as the class that its registration names; a nib may hold another one.
  func asRegistered<View: UICollectionReusableView>() -> View {
    guard let view = self as? View else {
      fatalError(
        "The nib of the registration holds a \(type(of: self)), and the registration is for "
          + "\(View.self). Give the view in the nib that class.")
    }
    return view
  }
}
