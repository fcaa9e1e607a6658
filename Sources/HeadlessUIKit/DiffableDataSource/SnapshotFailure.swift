import Foundation

/// What can be wrong about a change of a snapshot, with UIKit's words for it.
enum SnapshotFailure {
  /// Identifiers that occur more than once in one call.
  case notUnique(String, [Any])
  /// Sections that are in the snapshot already.
  case existingSections([Any])
  /// Items without a section to put them in.
  case noSections
  /// A question about a section that is not there.
  case unknownSection
  /// A place that is not there; the name is that of UIKit's variable.
  case notFound(String)
  /// Something that is to stand beside itself.
  case besideItself(Any, action: String)
  /// A mark for something that is not there.
  case unknownMark(String, Any)

  // MARK: Section snapshots

  /// Items that occur more than once in a section snapshot.
  case notUniqueInSection([Any])
  /// A parent or a neighbour that is not in the section snapshot.
  case unknownInSection(String, Any)

  /// Ends the process with UIKit's exception.
  func raise() -> Never {
    UIKitException.internalInconsistency.raise(reason)
  }

  /// UIKit's text.
  var reason: String {
    switch self {
    case .notUnique(let what, let identifiers):
      return "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: "
        + IdentifierText.set(identifiers)
    case .existingSections(let identifiers):
      let isOne = identifiers.count == 1
      let exist = isOne ? "identifier that already exists" : "identifiers that already exist"
      return "Diffable data source detected an attempt to insert or append \(identifiers.count) "
        + "section \(exist) in the snapshot. Identifiers in a snapshot must be unique. Section "
        + "\(exist): \(Self.oneOrAll(identifiers))"
    case .noSections:
      return "There are currently no sections in the data source. Please add a section first."
    case .unknownSection:
      return "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    case .notFound(let variable):
      return "Invalid parameter not satisfying: \(variable) != NSNotFound"
    case .besideItself(let identifier, let action):
      return "Invalid update: destination for insertion operation "
        + "[\(IdentifierText.text(identifier))] is in the insertion identifier list for update: "
        + "<_UIDiffableDataSourceUpdate 0x600000000000 - action: \(action)>."
    case .unknownMark(let call, let identifier):
      return "Attempted to \(call) identifier that does not exist in the snapshot: "
        + IdentifierText.text(identifier)
    case .notUniqueInSection(let identifiers):
      return "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + IdentifierText.set(identifiers)
    case .unknownInSection(let call, let identifier):
      return "Attempted to \(call) an item identifier that does not exist in the section snapshot: "
        + IdentifierText.text(identifier)
    }
  }

  /// What UIKit logs of items that were put where they are not for the first time.
  static func movedWarning(_ identifiers: [Any]) -> String {
    let isOne = identifiers.count == 1
    let exist = isOne ? "identifier that already exists" : "identifiers that already exist"
    return "Diffable data source detected an attempt to insert or append \(identifiers.count) item "
      + "\(exist) in the snapshot. The existing item \(isOne ? "identifier" : "identifiers") will "
      + "be moved into place instead, but this operation will be more expensive. For best "
      + "performance, inserted item identifiers should always be unique. Set a symbolic breakpoint "
      + "on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
      + "debugger. Item \(exist): \(oneOrAll(identifiers))"
  }

  private static func oneOrAll(_ identifiers: [Any]) -> String {
    guard identifiers.count == 1, let one = identifiers.first else {
      return IdentifierText.array(identifiers)
    }
    return IdentifierText.text(one)
  }
}

/// The identifiers that occur more than once, in the order in which the second ones stand.
func duplicates<ID: Hashable>(in identifiers: [ID]) -> [ID] {
  var seen: Set<ID> = []
  var twice = IdentifierMarks<ID>()
  twice.insert(identifiers.filter { !seen.insert($0).inserted })
  return twice.ordered
}
