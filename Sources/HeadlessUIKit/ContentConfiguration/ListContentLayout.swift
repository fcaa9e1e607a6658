import Foundation

/// Where image and texts of a list's content stand, and how high they make it.
struct ListContentLayout {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The height that the content needs.
  private(set) var height: CGFloat = 0
  /// The width in which each text takes one line.
  private(set) var naturalWidth: CGFloat = 0

  /// Lays content out in a size. With a height of nil it takes the height that it needs.
  init(
    _ configuration: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, width: CGFloat,
    height givenHeight: CGFloat? = nil
  ) {
    let first = Text(configuration.text, configuration.textProperties)
    let second = Text(configuration.secondaryText, configuration.secondaryTextProperties)
    let hasText = first != nil || second != nil
    let picture = Picture(configuration)
    let indent =
      picture.room.width + (picture.isThere && hasText ? configuration.imageToTextPadding : 0)
    let start = margins.leading + indent
    let room = max(0, width - start - margins.trailing)
    let block = TextBlock(first, second, configuration, room: room)

    let content = max(block.height, picture.room.height)
    height = max(configuration.style.minimumHeight, margins.top + content + margins.bottom)
    naturalWidth = start + block.naturalWidth + margins.trailing

    let available = (givenHeight ?? height) - margins.top - margins.bottom
    let middle = margins.top + available / 2
    if picture.isThere {
      image = CGRect(
        x: margins.leading + (picture.room.width - picture.size.width) / 2,
        y: middle - picture.size.height / 2, width: picture.size.width,
        height: picture.size.height)
    }
    let top = middle - block.height / 2
    text = block.first.offsetBy(dx: start, dy: top)
    secondaryText = block.second.offsetBy(dx: start, dy: top)
  }

  /// A text that is to be set.
  private struct Text {
    let string: String
    let properties: UIListContentConfiguration.TextProperties

    init?(_ string: String?, _ properties: UIListContentConfiguration.TextProperties) {
      guard let shown = properties.shown(string), !shown.isEmpty else { return nil }
      self.string = shown
      self.properties = properties
    }

    func size(in width: CGFloat) -> CGSize {
      TextMetric.size(
        of: string, font: properties.font, width: width, lines: properties.numberOfLines)
    }

    /// The size without a bound.
    var naturalSize: CGSize { size(in: .greatestFiniteMagnitude) }
  }

  /// The image and the room in which it stands.
  private struct Picture {
    let isThere: Bool
    let size: CGSize
    let room: CGSize

    init(_ configuration: UIListContentConfiguration) {
      isThere = configuration.image != nil
      let natural = configuration.image?.size ?? .zero
      let properties = configuration.imageProperties
      var scale: CGFloat = 1
      if properties.maximumSize.width > 0, natural.width > 0 {
        scale = min(scale, properties.maximumSize.width / natural.width)
      }
      if properties.maximumSize.height > 0, natural.height > 0 {
        scale = min(scale, properties.maximumSize.height / natural.height)
      }
      size = CGSize(width: natural.width * scale, height: natural.height * scale)
      // Reserved room counts without an image too: that is what keeps texts in line.
      let reserved = properties.reservedLayoutSize
      room =
        isThere || reserved.width > 0
        ? CGSize(
          width: UIListContentConfiguration.ImageProperties.room(reserved.width, image: size.width),
          height: isThere
            ? UIListContentConfiguration.ImageProperties.room(
              reserved.height, image: size.height) : 0)
        : .zero
    }
  }

  /// The two texts, beside or below each other, from the point zero.
  private struct TextBlock {
    var first = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
    var naturalWidth: CGFloat = 0

    init(
      _ one: Text?, _ other: Text?, _ configuration: UIListContentConfiguration, room: CGFloat
    ) {
      let naturalOne = one?.naturalSize ?? .zero
      let naturalOther = other?.naturalSize ?? .zero
      let gap = configuration.textToSecondaryTextHorizontalPadding
      guard let one, let other else {
        let size = one?.size(in: room) ?? other?.size(in: room) ?? .zero
        let frame = CGRect(x: 0, y: 0, width: room, height: size.height)
        if one != nil { first = frame } else if other != nil { second = frame }
        height = size.height
        naturalWidth = max(naturalOne.width, naturalOther.width)
        return
      }
      if configuration.prefersSideBySideTextAndSecondaryText,
        naturalOne.width + gap + naturalOther.width <= room
      {
        height = max(naturalOne.height, naturalOther.height)
        first = CGRect(x: 0, y: 0, width: room - naturalOther.width - gap, height: height)
        second = CGRect(
          x: room - naturalOther.width, y: 0, width: naturalOther.width, height: height)
        naturalWidth = naturalOne.width + gap + naturalOther.width
        return
      }
      let top = one.size(in: room).height
      let bottom = other.size(in: room).height
      let between = configuration.textToSecondaryTextVerticalPadding
      first = CGRect(x: 0, y: 0, width: room, height: top)
      second = CGRect(x: 0, y: top + between, width: room, height: bottom)
      height = top + between + bottom
      naturalWidth =
        configuration.prefersSideBySideTextAndSecondaryText
        ? naturalOne.width + gap + naturalOther.width : max(naturalOne.width, naturalOther.width)
    }
  }
}
