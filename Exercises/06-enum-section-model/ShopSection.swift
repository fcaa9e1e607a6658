/// A section of the front page. Its raw value is its place.
// TODO: 4. Let a section hold its rows. What is it worth to know its place?
enum ShopSection: Int {
  case profile
  case promotions
  case books

  /// What stands above the section.
  var title: String {
    switch self {
    case .profile: "Your account"
    case .promotions: "This week"
    case .books: "Books"
    }
  }
}
