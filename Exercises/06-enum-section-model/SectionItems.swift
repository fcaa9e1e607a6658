extension ShopSection {
  /// A row about the reader.
  enum ProfileItem: Equatable {
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
  enum PromotionItem: Equatable {
    case gift(String)
    case reduction(percent: Int)

    var title: String {
      switch self {
      case .gift(let name): "Free: \(name)"
      case .reduction(let percent): "\(percent) % off"
      }
    }
  }
}
