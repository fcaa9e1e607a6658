import Foundation

extension ScreenPainter {
  /// A view that is drawn as a text or a box.
  struct Leaf {
    enum Content {
      case text(UILabel)
      case button(String, isEnabled: Bool)
      case image(String)
      case sign(UICellAccessory.AccessoryType, isOn: Bool)
    }

    let content: Content
    let frame: CGRect
    let scale: ScreenScale
    let area: CanvasArea

    /// Whether it is more than an empty text.
    @MainActor var hasSomethingToDraw: Bool {
      if case .text(let label) = content { label.text?.isEmpty == false } else { true }
    }
  }

  /// What a view holds: things to draw, and the lists and rows in it.
  func content(of view: UIView, scale: ScreenScale) -> (leaves: [Leaf], parts: [UIView]) {
    var result: (leaves: [Leaf], parts: [UIView]) = ([], [])
    for subview in view.subviews where subview.isShown {
      if subview.listPlace != nil || subview is UIScrollView {
        result.parts.append(subview)
      } else if let content = Leaf.Content(subview) {
        let frame = self.frame(of: subview)
        guard frame.width > 0, frame.height > 0 else { continue }
        result.leaves.append(
          Leaf(content: content, frame: frame, scale: scale, area: scale.area(of: frame)))
      } else {
        let inner = self.content(of: subview, scale: scale)
        result.leaves += inner.leaves
        result.parts += inner.parts
      }
    }
    return result
  }

  mutating func paint(_ leaf: Leaf, among leaves: [Leaf], clip: CanvasArea) {
    // A text may use the room beside its own, up to the next thing: a column stands for fewer
    // points than a character of the standard size, and for more than one of a small size.
    let next = leaves.filter {
      $0.area.columns.lowerBound > leaf.area.columns.lowerBound
        && $0.area.lines.overlaps(leaf.area.lines)
    }
    let end = next.map { $0.area.columns.lowerBound - 1 }.min() ?? clip.columns.upperBound
    switch leaf.content {
    case .text(let label):
      paint(
        lines(of: label, in: leaf.frame), of: leaf, alignment: label.textAlignment, end: end,
        clip: clip)
    case .button(let title, let isEnabled):
      let text = isEnabled ? "[ \(title) ]" : "( \(title) )"
      paint([text], of: leaf, alignment: .center, end: end, clip: clip)
    case .sign(let accessory, let isOn):
      paint(
        [glyphs.sign(of: accessory, isOn: isOn)], of: leaf, alignment: .center, end: end,
        clip: clip)
    case .image(let name):
      guard let box = glyphs.box, leaf.area.lines.count > 2, leaf.area.columns.count > 4 else {
        paint([glyphs.image + name], of: leaf, alignment: .left, end: end, clip: clip)
        return
      }
      canvas.erase(leaf.area.intersection(clip))
      canvas.draw(box, around: leaf.area, clip: clip)
      let inner = leaf.area.inside
      paint(
        [name], of: leaf, alignment: .center, end: inner.columns.upperBound,
        clip: clip.intersection(inner))
    }
  }

  /// Where a text of one line goes that something drawn later would hide: before that, if there is
  /// room. On a real screen both would be seen, one through the other.
  func placeBeside(_ leaf: Leaf, coveredBy later: ArraySlice<Leaf>, clip: CanvasArea)
    -> (text: String, column: Int, line: Int)?
  {
    guard case .text(let label) = leaf.content, let text = label.text, !text.isEmpty,
      let cover = later.first(where: {
        $0.hasSomethingToDraw && $0.area.lines == leaf.area.lines
          && $0.area.columns.contains(leaf.area.columns.lowerBound)
      })
    else { return nil }
    let line = leaf.area.lines.lowerBound + (leaf.area.lines.count - 1) / 2
    let end = cover.area.columns.lowerBound - 1
    let column = end - TextMetric.columns(of: text)
    guard column > clip.columns.lowerBound, clip.lines.contains(line),
      canvas.isBlank(column - 1..<end, line: line)
    else { return nil }
    return (text, column, line)
  }

  /// The lines that a label shows: as many as its height holds, the last one cut if it must be.
  private func lines(of label: UILabel, in frame: CGRect) -> [String] {
    let text = label.text ?? ""
    let all = TextMetric.lines(
      of: text, font: label.font, width: frame.width, lines: label.numberOfLines)
    let room = max(1, Int((frame.height / label.font.lineHeight + 0.01).rounded(.down)))
    let columns = TextMetric.columns(in: frame.width, font: label.font)
    var lines = all.prefix(room).map { fitted(String($0), columns: columns) }
    let total = TextMetric.lines(of: text, font: label.font, width: frame.width, lines: 0)
    if lines.count > 1, lines.count < total.count, let last = lines.last,
      last.last != glyphs.ellipsis
    {
      lines[lines.count - 1] = fitted(last + " " + String(glyphs.ellipsis), columns: columns)
    }
    return lines
  }

  /// Writes lines into the middle of a leaf's height, at its left, middle or right.
  private mutating func paint(
    _ lines: [String], of leaf: Leaf, alignment: NSTextAlignment, end: Int, clip: CanvasArea
  ) {
    let middle = leaf.scale.y.position(of: leaf.frame.midY)
    let first = Int((middle - CGFloat(lines.count) / 2 + 0.45).rounded(.down))
    for (offset, line) in lines.enumerated() {
      let start = leaf.area.columns.lowerBound
      let text = fitted(line, columns: max(leaf.area.columns.count, end - start))
      let spare = leaf.area.columns.count - TextMetric.columns(of: text)
      let shift =
        switch alignment {
        case .center: max(0, spare / 2)
        case .right: spare
        default: 0
        }
      canvas.write(
        text, at: max(clip.columns.lowerBound, start + shift), line: first + offset, clip: clip)
    }
  }

  /// A text, cut to some columns.
  private func fitted(_ text: String, columns: Int) -> String {
    guard TextMetric.columns(of: text) > columns else { return text }
    guard columns > 1 else { return String(TextMetric.prefix(of: text[...], columns: columns)) }
    return TextMetric.prefix(of: text[...], columns: columns - 1) + String(glyphs.ellipsis)
  }
}

extension ScreenPainter.Leaf.Content {
  /// How a view is drawn; nil for a view that is drawn by what it holds.
  @MainActor
  fileprivate init?(_ view: UIView) {
    switch view {
    case let label as UILabel:
      self = .text(label)
    case let button as UIButton:
      let title = button.currentTitle ?? button.currentImage?.name ?? ""
      self = .button(title, isEnabled: button.isEnabled)
    case let accessory as ListAccessoryView:
      guard let content = accessory.signContent else { return nil }
      self = content
    case let control as UIControl:
      let name = control.accessibilityLabel ?? String(describing: type(of: control))
      self = .button(name, isEnabled: control.isEnabled)
    case let imageView as UIImageView:
      guard let image = imageView.image else { return nil }
      self = .image(image.name ?? "")
    default: return nil
    }
  }
}

extension ListAccessoryView {
  /// The sign that the accessory is drawn as; nil for one that is drawn by what it holds.
  fileprivate var signContent: ScreenPainter.Leaf.Content? {
    switch accessory.accessoryType {
    case .label, .customView: return nil
    default:
      let state = (superview as? UICollectionViewCell)?.configurationState
      let isOn =
        if case .outlineDisclosure = accessory.accessoryType {
          state?.isExpanded ?? false
        } else {
          state?.isSelected ?? false
        }
      return .sign(accessory.accessoryType, isOn: isOn)
    }
  }
}

extension CharacterCanvas {
  /// Draws a box along the inner edge of an area.
  mutating func draw(_ box: ScreenGlyphs.Box, around area: CanvasArea, clip: CanvasArea) {
    guard let top = area.lines.first, let bottom = area.lines.last, area.columns.count > 1 else {
      return
    }
    let last = area.columns.upperBound - 1
    let rule = String(repeating: box.horizontal, count: area.columns.count - 2)
    let first = area.columns.lowerBound
    write("\(box.topLeft)\(rule)\(box.topRight)", at: first, line: top, clip: clip)
    write("\(box.bottomLeft)\(rule)\(box.bottomRight)", at: first, line: bottom, clip: clip)
    for line in area.lines.dropFirst().dropLast() {
      write(String(box.vertical), at: first, line: line, clip: clip)
      write(String(box.vertical), at: last, line: line, clip: clip)
    }
  }
}
