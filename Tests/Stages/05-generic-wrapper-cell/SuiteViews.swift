import HeadlessUIKit

@testable import GenericWrapperCell

// Views that the shop has never had, so that only code that works for any view can pass.

/// A view of 60 points that counts how often it was told that it is used again.
final class SignView: UIView, @MainActor ReusableContent {
  /// Cannot be changed.
  let material = "brass"
  var words = "none" { didSet { showState() } }
  var timesReused = 0 { didSet { showState() } }
  /// What a picture of a failure shows.
  private let label = UILabel(frame: CGRect(x: 10, y: 20, width: 240, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    showState()
    heightAnchor.constraint(equalToConstant: 60).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SignView has no nib")
  }

  func prepareForReuse() {
    timesReused += 1
  }

  private func showState() {
    label.text = "told \(timesReused) times, words: \(words)"
  }
}

extension BannerView {
  /// What the banner says, or nothing when its label is not connected.
  var text: String { (bannerLabel as UILabel?)?.text ?? "" }

  /// What a banner says that comes from its nib and has been told nothing else.
  static var nibText: String {
    let views = UINib(nibName: "BannerView", bundle: nil).instantiate(withOwner: nil)
    return (views.first as? BannerView)?.text ?? ""
  }
}

extension StarsView {
  /// Where the label with the stars stands: `10, 10`.
  var starsPlace: String {
    let label = subviews.first { $0 is UILabel }
    return label.map { "\(Int($0.frame.minX)), \(Int($0.frame.minY))" } ?? "no label"
  }
}

/// Two views that share their bare name.
enum Indoors {
  final class Lamp: UIView {}
}

enum Outdoors {
  final class Lamp: UIView {}
}

/// A view from a nib.
final class PosterView: UIView, @MainActor ViewFactory {
  @Outlet var posterLabel: UILabel!

  static func makeView() -> UIView {
    let views = UINib(nibName: "PosterView", bundle: nil).instantiate(withOwner: nil)
    return views.first as? UIView ?? UIView()
  }
}
