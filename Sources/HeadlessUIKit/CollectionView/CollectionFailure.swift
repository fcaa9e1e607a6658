import Foundation

/// What can be wrong about a collection view's data, layout and views, with UIKit's words for it.
///
/// What concerns registrations and dequeues of both sorts of list is `ReuseFailure`.
@MainActor
enum CollectionFailure {
  // MARK: The collection view itself

  /// A collection view without a layout.
  case noLayout
  /// A count that no list can have.
  case impossibleSectionCount(Int)
  case impossibleItemCount(Int, section: Int)
  /// A question about a section that is not there.
  case sectionOutOfBounds(Int, count: Int)

  // MARK: Views from registrations and from the data source

  /// A registered class that makes something else than the registration is for.
  case registeredClassMakesNoCell(AnyClass, identifier: String)
  /// A place for an item that the user moves, which no section has.
  case moveTarget(IndexPath, UICollectionView)
  /// No cell. Swift's types rule it out; a controller that overrides nothing has none all the same.
  case noCell(at: IndexPath)
  /// A cell that was made by hand.
  case cellWithoutIdentifier
  /// A cell that was dequeued, but not for this answer: one that is on the screen or was kept.
  case cellNotDequeuedForRequest(UIView, at: IndexPath)
  /// No supplementary view, or one that was made by hand.
  case supplementaryNotDequeued(UIView?, kind: String, at: IndexPath)
  /// A view dequeued for one kind and returned for another.
  case wrongKind(wanted: String, dequeued: String)
  /// A dequeue by a registration that was made for this one cell.
  case registrationMadeInRequest(UICollectionViewCellRegistration)
  /// A view that was dequeued and not returned.
  case dequeuedAndNotReturned(UIView, UICollectionView)
  /// An item that is reconfigured, and a data source that gives another cell.
  case reconfiguredWithOtherCell(UIView, at: IndexPath)
  case reconfiguredUnderOtherIdentifier(String, UICollectionReusableView)

  // MARK: Layouts

  /// A layout that has no attributes for an element that is there.
  case noAttributes(CollectionElement)
  /// A layout that changed its mind without saying so.
  case attributesChanged(from: UICollectionViewLayoutAttributes, UICollectionViewLayoutAttributes)
  /// A layout that gives a size or a place that is no number.
  case contentSizeNotFinite(CGSize, UICollectionViewLayout)
  case frameNotFinite(UICollectionViewLayoutAttributes)
  case targetOffsetNotFinite(CGPoint)
  /// A decoration view of a kind that the layout has no registration for, or not of the right class.
  case unregisteredDecoration(kind: String)

  /// So many items that asking for the size of each would take minutes.
  case tooManyToMeasure(Int, section: Int)

  // MARK: Scrolling

  case scrolledToItem(Int, section: Int, count: Int, UICollectionView)
  case scrolledToSection(Int, count: Int, UICollectionView)
  /// Two positions that exclude each other.
  case ambiguousScrollPosition(axis: String)

  // MARK: The flow layout's measures

  case negativeSize
  case measureNotFinite(name: String, value: String)
  /// A negative spacing that takes back the whole length of what it follows.
  case spacingTakesAll(name: String, spacing: CGFloat, length: CGFloat)

  /// Ends the process with UIKit's exception.
  func raise() -> Never {
    exception.raise(reason)
  }

  private var exception: UIKitException {
    switch self {
    case .noLayout, .ambiguousScrollPosition: .invalidArgument
    case .scrolledToItem, .scrolledToSection: .range
    default: .internalInconsistency
    }
  }
}

extension CollectionFailure {
  private var reason: String {
    switch self {
    case .noLayout:
      "UICollectionView must be initialized with a non-nil layout parameter"
    case .impossibleSectionCount(let count):
      "the collection view's data source returned \(count) sections from "
        + "-numberOfSectionsInCollectionView:; a collection view holds 0 to "
        + "\(CollectionCounts.mostSections) sections"
    case .impossibleItemCount(let count, let section):
      "the collection view's data source returned \(count) items for section \(section) from "
        + "-collectionView:numberOfItemsInSection:; return 0 or more"
    case .sectionOutOfBounds(let section, let count):
      "request for number of items in section \(section) when there are only \(count) sections in "
        + "the collection view"
    case .registeredClassMakesNoCell(let type, let identifier):
      "the class registered for identifier \(identifier) is \(type), which is not a kind of view "
        + "that the collection view can use - register a UICollectionViewCell for cells, and a "
        + "UICollectionReusableView for supplementary views"
    case .moveTarget(let indexPath, let collectionView):
      "Attempted to move an item to an index path that does not exist after the move "
        + "(\(indexPath.uiKitDescription)). Collection view: \(collectionView.description)"
    case .noCell(let indexPath):
      "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath.uiKitDescription)"
    case .cellWithoutIdentifier:
      "The collection view's data source returned a cell without a reuseIdentifier. Cells must be "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    case .cellNotDequeuedForRequest(let cell, let indexPath):
      "The collection view's data source returned a cell that was not dequeued for index path "
        + "\(indexPath.uiKitDescription). Dequeue one cell each time "
        + "-collectionView:cellForItemAtIndexPath: is called and return that cell; do not keep "
        + "cells. Cell: \(cell)"
    case .supplementaryNotDequeued(let view, let kind, let indexPath):
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(\(kind),\(indexPath.uiKitDescription)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(\(view?.description ?? "(null)"))"
    case .wrongKind(let wanted, let dequeued):
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does "
        + "not match the element kind it is being used for. When asked for a view of element kind "
        + "'\(wanted)' the data source dequeued a view registered for the element kind "
        + "'\(dequeued)'."
    case .registrationMadeInRequest(let registration):
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused. Registration: "
        + registration.uiKitIdentity
    case .dequeuedAndNotReturned(let view, let collectionView):
      "Expected dequeued view to be returned to the collection view in preparation for display. "
        + "When the collection view's data source is asked to provide a view for a given index "
        + "path, ensure that a single view is dequeued and returned to the collection view. Avoid "
        + "dequeuing views without a request from the collection view. For retrieving an existing "
        + "view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
        + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: "
        + "\(view); Collection view: \(collectionView)"
    case .reconfiguredWithOtherCell(let cell, let indexPath):
      "Attempted to reconfigure the item at index path (\(indexPath.uiKitDescription)) with another "
        + "cell than the existing one, which is not allowed. Dequeue one cell with "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: and return it, or reload the item. "
        + "Cell: \(cell)"
    case .reconfiguredUnderOtherIdentifier(let identifier, let cell):
      "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. Dequeue with the "
        + "identifier of the existing cell, or reload the item. Dequeued reuse identifier: "
        + "\(identifier); Original reuse identifier: \(cell.reuseIdentifier ?? "(null)"); Existing "
        + "cell: \(cell)"
    default: layoutReason
    }
  }

  private var layoutReason: String {
    switch self {
    case .noAttributes(let element):
      switch element.category {
      case .cell:
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + element.indexPath.uiKitDescription
      case .supplementaryView:
        "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind: \(element.kind) at path "
          + element.indexPath.uiKitDescription
      case .decorationView:
        "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForDecorationViewOfKind: \(element.kind) at path "
          + element.indexPath.uiKitDescription
      }
    case .attributesChanged(let old, let new):
      "layout attributes for supplementary item at index path "
        + "(\(new.indexPath.uiKitDescription)) changed from \(old) to \(new) without invalidating "
        + "the layout"
    case .contentSizeNotFinite(let size, let layout):
      "the content size \(size.uiKitDescription) returned from "
        + "-[\(type(of: layout)) collectionViewContentSize] is not a size; return finite numbers "
        + "that are 0 or more"
    case .targetOffsetNotFinite(let offset):
      "the target content offset \(offset.uiKitDescription) is not finite; return finite numbers from "
        + "-targetContentOffsetForProposedContentOffset: and its like"
    case .frameNotFinite(let attributes):
      "UICollectionView received layout attributes whose frame is not finite: \(attributes)"
    case .tooManyToMeasure(let count, let section):
      "the flow layout cannot ask for the sizes of \(count) items in section \(section); "
        + "without -collectionView:layout:sizeForItemAtIndexPath: all items have the itemSize and "
        + "any number can be shown"
    case .unregisteredDecoration(let kind):
      "could not dequeue a decoration view of kind: \(kind) - must register a class that is a "
        + "UICollectionReusableView, or a nib, as a decoration view for the kind with the layout"
    case .scrolledToItem(let item, let section, let count, let collectionView):
      "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are "
        + "only \(count) items in section \(section). Collection view: \(collectionView)"
    case .scrolledToSection(let section, let count, let collectionView):
      "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there "
        + "are only \(count) sections. Collection view: \(collectionView)"
    case .ambiguousScrollPosition(let axis):
      "UICollectionViewScrollPosition: attempt to use a scroll position with multiple \(axis) "
        + "positioning styles"
    case .negativeSize:
      "negative sizes are not supported in the flow layout"
    case .measureNotFinite(let name, let value):
      "the flow layout's \(name) is \(value), which is not a finite number"
    case .spacingTakesAll(let name, let spacing, let length):
      "the flow layout's \(name) (\(spacing)) takes back all of the length (\(length)) before it; a "
        + "negative spacing must be smaller than the items are long"
    default: ""
    }
  }
}
