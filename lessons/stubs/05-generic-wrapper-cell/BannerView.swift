import UIKit

/// What the shop wants its customers to know. Drawn in `Nibs/BannerView.xib`, which also connects the
/// outlet.
final class BannerView: UIView {
  @Outlet var bannerLabel: UILabel!

  // TODO: 6. Be a factory, which makes the view from its nib.
}
