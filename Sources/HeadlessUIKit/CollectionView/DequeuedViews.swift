import Foundation

/// The views that were dequeued and not yet returned to the collection view.
///
/// Since iOS 18 a view that is dequeued has to be returned from the data source by the end of the
/// layout pass. This is the list of those that are owed.
@MainActor
struct DequeuedViews {
  /// What is known of a view that was dequeued.
  struct Record {
    let view: UICollectionReusableView
    /// The kind under which the view was dequeued.
    let kind: String
    /// The attributes that were applied to it, if the layout had some.
    let attributes: UICollectionViewLayoutAttributes?
  }

  private var records: [Record] = []

  /// The view that has been owed for the longest time.
  var first: UICollectionReusableView? { records.first?.view }

  mutating func insert(_ record: Record) {
    records.append(record)
  }

  /// Takes a view off the list; nil for one that is not on it.
  ///
  /// A data source returns what it dequeued last, so the search starts at the end.
  mutating func remove(_ view: UICollectionReusableView) -> Record? {
    guard let index = records.lastIndex(where: { $0.view === view }) else { return nil }
    return records.remove(at: index)
  }
}
