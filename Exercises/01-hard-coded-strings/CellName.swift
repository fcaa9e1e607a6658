/// The names that lists, cells and nibs agree on, each said once.
///
/// `var`, not `let`, for one reader only: the suite renames them, to see who listens.
enum CellName {
  static var notice = "NoticeCell"
  static var book = "BookCell"
  static var total = "TotalCell"
  static var cover = "CoverCell"
  static var giftCard = "GiftCardCell"
}
