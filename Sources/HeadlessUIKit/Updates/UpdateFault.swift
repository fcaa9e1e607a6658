/// What can be wrong about a batch of updates, with UIKit's words for it.
enum UpdateFault: Error {
  case deleteRow(RowPath, rows: Int)
  case deleteRowInNoSection(RowPath, sections: Int)
  case deleteSection(Int, sections: Int)
  case insertRow(RowPath, rows: Int)
  case insertRowInNoSection(RowPath, sections: Int)
  case insertSection(Int, sections: Int)
  case moveRow(ListUpdates.Move<RowPath>)
  case moveSection(ListUpdates.Move<Int>)
  case moveFromDeletedSection
  case moveIntoInsertedSection
  case deleteAndReload(RowPath)
  case deleteAndMove(RowPath)
  case insertAndMove(RowPath)
  case movedTwice(RowPath)
  case deleteAndMoveSection(Int)
  case insertAndMoveSection(Int)
  case movedSectionTwice(Int)
  case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
  /// The data source has as many rows as before, and the updates say otherwise.
  case rowCount(RowCount)
  /// The data source has other rows than the updates say.
  case counts(before: [Int], after: [Int], ListUpdates)

  /// What was counted in one section.
  struct RowCount {
    let section: Int
    let before: Int
    let after: Int
    let inserted: Int
    let deleted: Int
    let movedIn: Int
    let movedOut: Int

    var isRight: Bool { after == before + inserted - deleted + movedIn - movedOut }
  }

  /// How the two lists call things.
  struct Words {
    /// `row` or `item`.
    let row: String
    /// `table view` or `collection view`.
    let list: String
    /// What the newer text says of the times of counting.
    let beforeAndAfter: String

    static let table = Words(row: "row", list: "table view", beforeAndAfter: "before and after")
    static let collection = Words(
      row: "item", list: "collection view", beforeAndAfter: "before and/or after")
  }

  /// UIKit's text.
  ///
  /// - Parameter description: The list itself, which the newer text ends in.
  func reason(_ words: Words, description: @autoclosure () -> String) -> String {
    let row = words.row
    switch self {
    case .deleteRow(let path, let rows):
      return
        "attempt to delete \(row) \(path.row) from section \(path.section) which only contains "
        + "\(rows) \(row)s before the update"
    case .deleteRowInNoSection(let path, let sections):
      return
        "attempt to delete \(row) \(path.row) from section \(path.section), but there are only "
        + "\(sections) sections before the update"
    case .deleteSection(let section, let sections):
      return "attempt to delete section \(section), but there are only \(sections) sections before "
        + "the update"
    case .insertRow(let path, let rows):
      return
        "attempt to insert \(row) \(path.row) into section \(path.section), but there are only "
        + "\(rows) \(row)s in section \(path.section) after the update"
    case .insertRowInNoSection(let path, let sections):
      return
        "attempt to insert \(row) \(path.row) into section \(path.section), but there are only "
        + "\(sections) sections after the update"
    case .insertSection(let section, let sections):
      return "attempt to insert section \(section) but there are only \(sections) sections after "
        + "the update"
    case .moveRow(let move):
      return "attempt to move index path (\(move.origin.indexPath.uiKitDescription)) to index path "
        + "(\(move.destination.indexPath.uiKitDescription)) that does not exist"
    case .moveSection(let move):
      return "attempt to move section \(move.origin) to section \(move.destination) that does not "
        + "exist"
    case .moveFromDeletedSection:
      return "cannot move a \(row) from a deleted section"
    case .moveIntoInsertedSection:
      return "cannot move a \(row) into a newly inserted section"
    case .deleteAndReload(let path):
      return "attempt to delete and reload the same index path (\(path.indexPath.uiKitDescription))"
    case .deleteAndMove(let path):
      return "attempt to perform a delete and a move from the same index path "
        + "(\(path.indexPath.uiKitDescription))"
    case .insertAndMove(let path):
      return "attempt to perform an insert and a move to the same index path "
        + "(\(path.indexPath.uiKitDescription))"
    case .movedTwice(let path):
      return "attempt to perform two moves from or to the same index path "
        + "(\(path.indexPath.uiKitDescription))"
    case .deleteAndMoveSection(let section):
      return "attempt to perform a delete and a move from the same section (\(section))"
    case .insertAndMoveSection(let section):
      return "attempt to perform an insert and a move to the same section (\(section))"
    case .movedSectionTwice(let section):
      return "attempt to perform two moves from or to the same section (\(section))"
    case .sectionCount(let before, let after, let inserted, let deleted):
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(words.list) after the update (\(after)) must be equal to the number of sections "
        + "contained in the \(words.list) before the update (\(before)), plus or minus the number "
        + "of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .rowCount(let count):
      return "Invalid update: invalid number of \(row)s in section \(count.section). The number of "
        + "\(row)s contained in an existing section after the update (\(count.after)) must be equal "
        + "to the number of \(row)s contained in that section before the update (\(count.before)), "
        + "plus or minus the number of \(row)s inserted or deleted from that section "
        + "(\(count.inserted) inserted, \(count.deleted) deleted) and plus or minus the number of "
        + "\(row)s moved into or out of that section (\(count.movedIn) moved in, \(count.movedOut) "
        + "moved out)."
    case .counts(let before, let after, let updates):
      return
        "Invalid batch updates detected: the number of sections and/or \(row)s returned by the "
        + "data source \(words.beforeAndAfter) performing the batch updates are inconsistent with "
        + "the updates.\nData source before updates = \(Self.text(before, row))"
        + "\nData source after updates = \(Self.text(after, row))\nUpdates = [\n"
        + updates.lines(row).map { "\t\($0)" }.joined(separator: ",\n") + "\n]\n"
        + "\(words.list == "table view" ? "Table" : "Collection") view: \(description())"
    }
  }

  private static func text(_ counts: [Int], _ row: String) -> String {
    "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(row) counts: \(counts) }"
  }
}

extension ListUpdates {
  /// The updates as the newer text lists them: what goes, what comes, what moves.
  fileprivate func lines(_ row: String) -> [String] {
    let text = { (path: RowPath) in "(\(path.section) - \(path.row))" }
    return deletedSections.sorted().map { "Delete section (\($0))" }
      + deletedRows.sorted().map { "Delete \(row) \(text($0))" }
      + reloadedSections.sorted().map { "Reload section (\($0))" }
      + reloadedRows.sorted().map { "Reload \(row) \(text($0))" }
      + insertedSections.sorted().map { "Insert section (\($0))" }
      + insertedRows.sorted().map { "Insert \(row) \(text($0))" }
      + movedSections.map { "Move section (\($0.origin)) to (\($0.destination))" }
      + movedRows.map { "Move \(row) \(text($0.origin)) to \(text($0.destination))" }
  }
}
