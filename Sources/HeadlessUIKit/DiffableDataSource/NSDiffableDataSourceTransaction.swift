/// What a user's hand has changed in what a list shows.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The same, section by section, for those that have changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// How the items of all sections have changed, to be applied to a model that is one array. It is
  /// found out when it is asked for: O(n) for an item that was moved.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}

/// What a user's hand has changed in one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Its items now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// How its items have changed, to be applied to a model that is an array a section.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items)
  }
}
