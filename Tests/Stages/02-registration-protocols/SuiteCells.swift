import HeadlessUIKit

@testable import RegistrationProtocols

// Cells that the shop has never had, so that only code that works for any class can pass. They belong
// to the main actor, and so do their conformances, which a module other than the protocol's must say.

/// A table cell made in code.
final class ReadingCell: UITableViewCell, @MainActor UICellRegister,
  @MainActor UITableViewCellRegister
{}

/// Two table cells that share their bare name.
enum Fiction {
  final class Cell: UITableViewCell, @MainActor UICellRegister {}
}

enum Poetry {
  final class Cell: UITableViewCell, @MainActor UICellRegister {}
}

/// A table cell from a nib, and a subclass with a nib of its own.
class LoanCell: UITableViewCell, @MainActor UICellRegister, @MainActor UITableViewCellRegister {
  class var isFromNib: Bool { true }

  @Outlet var readerLabel: UILabel!
}

final class LateLoanCell: LoanCell {
  @Outlet var fineLabel: UILabel!
}

/// A table cell made in code, and a subclass that adds nothing but itself.
class StickerCell: UITableViewCell, @MainActor UICellRegister, @MainActor UITableViewCellRegister {}

final class GoldStickerCell: StickerCell {}

/// A table cell that chooses its own identifier, and changes its mind.
final class LabelledCell: UITableViewCell, @MainActor UICellRegister,
  @MainActor UITableViewCellRegister
{
  static var cellId = "labelled"
}

/// A grid's cell made in code, and a subclass that adds nothing but itself.
class StampCell: UICollectionViewCell, @MainActor UICellRegister,
  @MainActor UICollectionViewCellRegister
{}

final class GoldStampCell: StampCell {}

/// A grid's cell from a nib.
final class PostcardCell: UICollectionViewCell, @MainActor UICellRegister,
  @MainActor UICollectionViewCellRegister
{
  static var isFromNib: Bool { true }

  @Outlet var placeLabel: UILabel!
}
