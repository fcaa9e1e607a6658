/// A section of the front page: which one it is, and no more.
nonisolated enum PageSection: Hashable {
  case profile, promotions, books

  /// What stands above the section.
  var title: String {
    switch self {
    case .profile: "Your account"
    case .promotions: "This week"
    case .books: "Books"
    }
  }
}

/// A row of the front page: which one it is. A book is known by its name, so that it stays the same
/// row when its price changes.
nonisolated enum PageItem: Hashable {
  case profile(ProfileItem)
  case promotion(PromotionItem)
  case book(Book.ID)
}

/// A row about the reader.
nonisolated enum ProfileItem: Hashable {
  case name(String)
  case points(Int)

  var title: String {
    switch self {
    case .name(let name): name
    case .points(let count): "\(count) points"
    }
  }
}

/// A row about what is cheap.
nonisolated enum PromotionItem: Hashable {
  case gift(String)
  case reduction(percent: Int)

  var title: String {
    switch self {
    case .gift(let name): "Free: \(name)"
    case .reduction(let percent): "\(percent) % off"
    }
  }
}
