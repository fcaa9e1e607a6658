import UIKit

/// What the shop wants its customers to know. Drawn in `Nibs/BannerView.xib`, which also connects the
/// outlet.
final class BannerView: UIView, ViewFactory {
  @Outlet var bannerLabel: UILabel!

  static func makeView() -> UIView {
    let views = UINib(nibName: "BannerView", bundle: nil).instantiate(withOwner: nil)
    guard let view = views.first as? UIView else {
      preconditionFailure("BannerView.xib holds no view")
    }
    return view
  }
}
