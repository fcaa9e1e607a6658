import Foundation

// Sections that scroll on their own. UIKit puts a scroll view into the list for each of them; here the
// layout moves their items, which stay subviews of the list.

extension UICollectionViewCompositionalLayout {
  /// The section of a number, when it scrolls on its own.
  func scrollingSection(_ index: Int) -> CompositionalSection? {
    guard let geometry = currentGeometry, geometry.contains(section: index) else { return nil }
    let section = section(index, geometry)
    return section.plan.isOrthogonal ? section : nil
  }

  /// Scrolls a section that scrolls on its own, as far as its content reaches.
  func scroll(section index: Int, to offset: CGFloat) {
    guard let section = scrollingSection(index) else { return }
    let new = section.scrolled(to: offset).scrollOffset
    guard new != section.scrollOffset else { return }
    sectionOffsets[index] = new
    let context = CompositionalContext()
    context.reason = .scrolled
    invalidateLayout(with: context)
  }

  /// Scrolls the section of an item, when it scrolls on its own, until the item is where it is wanted.
  func scrollSection(
    toShow indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    guard let section = scrollingSection(indexPath.section) else { return }
    let alignment =
      section.plan.runAxis.isVertical ? position.verticalAlignment : position.horizontalAlignment
    let frame = section.plan.runAxis.main(section.place(ofItem: indexPath[1]).frame)
    let length = section.plan.axis.cross(section.plan.container)
    let shift = ScrollAlignment.offset(
      toShow: frame.start...max(frame.start, frame.end), at: alignment, from: 0, length: length,
      insets: (0, 0))
    scroll(section: indexPath[0], to: section.scrollOffset + shift)
  }

  /// Has an app change the items of a section before they are shown.
  func showVisible(_ items: [UICollectionViewLayoutAttributes], _ section: CompositionalSection) {
    guard let handler = section.plan.section.visibleItemsInvalidationHandler,
      let collectionView, !items.isEmpty, !isShowingItems
    else { return }
    isShowingItems = true
    defer { isShowingItems = false }
    let axis = section.plan.axis
    let size = axis.size(main: 0, cross: section.scrollOffset)
    let shift = CGPoint(x: size.width, y: size.height)
    // A section that scrolls with the list has the list's offset.
    let offset = section.plan.isOrthogonal ? shift : collectionView.contentOffset
    handler(
      items.map { VisibleItem($0, shift: shift) }, offset,
      environment(of: section.plan.container, in: collectionView))
  }
}

/// An item on the screen, in the space of its section's own scrolling.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let shift: CGPoint

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
    self.attributes = attributes
    self.shift = shift
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
    set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
