/// A section of the front page, with its rows.
enum ShopSection: Equatable {
  case profile([ProfileItem])
  case promotions([PromotionItem])
  case books([Book])

  /// What stands above the section.
  var title: String {
    switch self {
    case .profile: "Your account"
    case .promotions: "This week"
    case .books: "Books"
    }
  }

  /// The number of rows.
  var count: Int {
    switch self {
    case .profile(let items): items.count
    case .promotions(let items): items.count
    case .books(let books): books.count
    }
  }

  /// Whether another section is this one, at whatever place and with whatever rows.
  func isSameSection(as other: ShopSection) -> Bool {
    switch (self, other) {
    case (.profile, .profile), (.promotions, .promotions), (.books, .books): true
    case (.profile, _), (.promotions, _), (.books, _): false
    }
  }
}
