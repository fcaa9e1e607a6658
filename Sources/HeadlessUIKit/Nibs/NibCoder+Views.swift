import Foundation

@MainActor
extension NibCoder {
  /// Reads what every view has, and makes the views in it.
  func decode(view: UIView) {
    if let frame = element.rect(key: "frame") { view.frame = frame }
    if let mask = element.child(key: "autoresizingMask") {
      view.autoresizingMask = autoresizingMask(mask)
    }
    if let value = element.bool("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = value
    }
    if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = element.bool("hidden") { view.isHidden = value }
    if let value = element.bool("opaque") { view.isOpaque = value }
    if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
    if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = element.number("alpha") { view.alpha = value }
    if let value = element.integer("tag") { view.tag = value }
    if let mode = element.attributes["contentMode"].flatMap({ NibCoder.contentModes[$0] }) {
      view.contentMode = mode
    }
    if let color = color("backgroundColor", in: element) { view.backgroundColor = color }
    if let color = color("tintColor", in: element) { view.tintColor = color }
    if let accessibility = element.child(named: "accessibility") {
      view.accessibilityIdentifier = accessibility.attributes["identifier"]
      view.accessibilityLabel = accessibility.string("label")
    }
    decodeSubviews(of: view)
    decodeLayout(of: view)
  }

  /// Makes the views of the list `subviews`, and those that the element names by a key. Those for other
  /// size classes are made, too, and stand nowhere.
  private func decodeSubviews(of view: UIView) {
    let leftOut = element.leftOut(of: "subviews")
    for child in element.children {
      if child.name == "subviews" {
        for element in child.children {
          guard let subview = instantiation.make(element) as? UIView,
            element.id.map(leftOut.contains) != true
          else { continue }
          view.addSubview(subview)
        }
      } else if let key = child.key, NibElementKind.isView(child.name) {
        guard let part = instantiation.make(child) as? UIView else { continue }
        if !setPart(part, key, of: view) { view.addSubview(part) }
      }
    }
  }

  private func setPart(_ part: UIView, _ key: String, of view: UIView) -> Bool {
    guard key == "contentView" else { return view.setNibValue(part, forKey: key) }
    switch view {
    case let cell as UITableViewCell: cell.contentView = part
    case let cell as UICollectionViewCell: cell.contentView = part
    case let view as UITableViewHeaderFooterView: view.contentView = part
    default: break
    }
    return false
  }

  private func autoresizingMask(_ element: NibElement) -> UIView.AutoresizingMask {
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { mask, flag in
      if element.bool(flag.0) == true { mask.insert(flag.1) }
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// Reads what a label has.
  func decode(label: UILabel) {
    label.text = element.string("text")
    if let font = font("fontDescription", in: element) { label.font = font }
    if let color = color("textColor", in: element) { label.textColor = color }
    label.highlightedTextColor = color("highlightedColor", in: element)
    if let value = element.integer("numberOfLines") { label.numberOfLines = value }
    if let value = element.bool("enabled") { label.isEnabled = value }
    if let value = element.bool("highlighted") { label.isHighlighted = value }
    if let value = element.bool("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
    if let value = element.number("minimumScaleFactor") { label.minimumScaleFactor = value }
    if let value = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = value
    }
    if let alignment = element.attributes["textAlignment"].flatMap({ NibCoder.alignments[$0] }) {
      label.textAlignment = alignment
    }
    if let mode = element.attributes["lineBreakMode"].flatMap({ NibCoder.lineBreakModes[$0] }) {
      label.lineBreakMode = mode
    }
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  /// Reads what an image view has.
  func decode(imageView: UIImageView) {
    imageView.image = image("image")
    imageView.highlightedImage = image("highlightedImage")
    if let value = element.bool("highlighted") { imageView.isHighlighted = value }
  }

  private func image(_ attribute: String) -> UIImage? {
    element.attributes[attribute].flatMap { UIImage(named: $0) }
  }

  /// Reads what a scroll view has.
  func decode(scrollView: UIScrollView) {
    if let value = element.bool("scrollEnabled") { scrollView.isScrollEnabled = value }
    if let value = element.bool("bounces") { scrollView.bounces = value }
    if let value = element.bool("pagingEnabled") { scrollView.isPagingEnabled = value }
    if let value = element.bool("alwaysBounceVertical") { scrollView.alwaysBounceVertical = value }
    if let value = element.bool("alwaysBounceHorizontal") {
      scrollView.alwaysBounceHorizontal = value
    }
    if let value = element.bool("showsVerticalScrollIndicator") {
      scrollView.showsVerticalScrollIndicator = value
    }
    if let value = element.bool("showsHorizontalScrollIndicator") {
      scrollView.showsHorizontalScrollIndicator = value
    }
    if let insets = element.insets(key: "contentInset") { scrollView.contentInset = insets }
  }
}
