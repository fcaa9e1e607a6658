import Foundation

extension UITableViewCell {
  private enum Metric {
    /// The distance of the content from the left and right edge.
    static let margin: CGFloat = 20
    /// The distance between image, label and accessory.
    static let gap: CGFloat = 15
    /// The width that a standard accessory takes, its margin included.
    static let accessoryWidth: CGFloat = 39
    /// The width of the first label of style `value2`.
    static let value2Width: CGFloat = 91
    /// The width that the sign for deletion, insertion or selection takes at the left.
    static let editControlWidth: CGFloat = 38
    /// The width that the sign for moving takes at the right.
    static let reorderControlWidth: CGFloat = 46
  }

  /// Places backgrounds, accessory, content view and what stands in it by the style.
  func layOutContent() {
    backgroundView?.frame = bounds
    placeConfiguredBackground()
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    placeContentView()
    layOutLabels()
  }

  /// Gives the content view what accessory and signs of editing leave.
  func placeContentView() {
    let frame = CGRect(
      x: editControlRoom, y: 0, width: max(0, bounds.width - editControlRoom - accessoryRoom),
      height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// The width that a sign of editing takes from the content at the left.
  var editControlRoom: CGFloat { indentsForEditing ? Metric.editControlWidth : 0 }

  /// The width that the accessory and the sign for moving take from the content at the right; the
  /// accessory's view is placed by the way.
  var accessoryRoom: CGFloat {
    let reorderRoom = showsReorderSign ? Metric.reorderControlWidth : 0
    guard let view = currentAccessoryView else {
      return reorderRoom + (currentAccessoryType == .none ? 0 : Metric.accessoryWidth)
    }
    let size = view.bounds.size
    view.frame = CGRect(
      x: bounds.width - reorderRoom - Metric.margin - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return reorderRoom + size.width + Metric.margin
  }

  /// What a list's content keeps from the edges of the content view.
  var contentMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: Metric.margin + CGFloat(indentationLevel) * indentationWidth, bottom: 0,
      trailing: accessoryRoom > 0 ? 0 : Metric.margin)
  }

  private func layOutLabels() {
    let content = contentView.bounds
    var left = Metric.margin + CGFloat(indentationLevel) * indentationWidth
    let right = content.width - (accessoryRoom > 0 ? Metric.gap : Metric.margin)
    if let imageView = madeImageView, let size = imageView.image?.size {
      imageView.frame = CGRect(
        x: left, y: content.midY - size.height / 2, width: size.width, height: size.height)
      left += size.width + Metric.gap
    }
    let width = max(0, right - left)
    let room = CGRect(x: left, y: 0, width: width, height: content.height)
    guard let detail = madeDetailTextLabel, detail.text != nil else {
      madeTextLabel?.frame = room
      return
    }
    switch style {
    case .default: madeTextLabel?.frame = room
    case .value1: layOutBeside(detail, in: room)
    case .value2:
      let first = CGRect(
        x: room.minX, y: 0, width: min(Metric.value2Width, width), height: room.height)
      madeTextLabel?.frame = first
      detail.frame = CGRect(
        x: min(first.maxX + 6, room.maxX), y: 0, width: max(0, room.maxX - first.maxX - 6),
        height: room.height)
    case .subtitle: layOutBelow(detail, in: room)
    }
  }

  /// The second label at the right; the first gets what is left.
  private func layOutBeside(_ detail: UILabel, in room: CGRect) {
    let detailWidth = min(detail.sizeThatFits(.zero).width, room.width)
    detail.frame = CGRect(
      x: room.maxX - detailWidth, y: 0, width: detailWidth, height: room.height)
    madeTextLabel?.frame = CGRect(
      x: room.minX, y: 0, width: max(0, room.width - detailWidth - 6), height: room.height)
  }

  /// The second label below the first, the two in the middle of the row.
  private func layOutBelow(_ detail: UILabel, in room: CGRect) {
    let textHeight = madeTextLabel?.sizeThatFits(room.size).height ?? 0
    let detailHeight = detail.sizeThatFits(room.size).height
    let top = room.midY - (textHeight + detailHeight) / 2
    madeTextLabel?.frame = CGRect(x: room.minX, y: top, width: room.width, height: textHeight)
    detail.frame = CGRect(
      x: room.minX, y: top + textHeight, width: room.width, height: detailHeight)
  }
}
