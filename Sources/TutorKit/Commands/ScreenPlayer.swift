/// What a recording of a stage's lists shows on a terminal, and where in it the learner is.
///
/// A list was recorded while it was scrolled down, a row at a time. Going up again shows the same
/// pictures: they tell how the list came to be where it is.
struct ScreenPlayer {
  /// What is above everything else.
  let title: String
  /// The frames of each list.
  let reels: [[ScreenFrame]]
  /// A screen as a test saw it that did not pass, and the name of the test.
  let failure: (test: String, screen: String)?

  /// The list that is shown.
  private(set) var chosen = 0
  /// Where in each list the learner is.
  private var places: [Int]
  /// The frame that was shown before, where the learner went down from it.
  private var previous: ScreenFrame?

  /// - Parameter frames: At least one.
  init(title: String, frames: [ScreenFrame], failure: (test: String, screen: String)? = nil) {
    self.title = title
    self.failure = failure
    reels = frames.screens
    places = reels.map { _ in 0 }
  }

  private var reel: [ScreenFrame] { reels[chosen] }
  /// Where in the list the learner is: the number of the frame.
  var place: Int { places[chosen] }
  var frame: ScreenFrame { reel[place] }

  // MARK: Keys

  /// Does what a key says; false when it says to leave.
  mutating func obey(_ key: Key) -> Bool {
    let last = reel.count - 1
    switch key {
    case .character("q"), .character("Q"), .escape, .endOfInput: return false
    case .down, .character("j"), .enter: go(to: place + 1)
    case .up, .character("k"), .backspace: go(to: place - 1)
    case .pageDown, .character(" "):
      let page = frame.offset + Self.page
      go(to: max(place + 1, reel.lastIndex { $0.offset <= page } ?? last))
    case .pageUp, .character("b"):
      let page = frame.offset - Self.page
      go(to: min(place - 1, reel.firstIndex { $0.offset >= page } ?? 0))
    case .home: go(to: 0)
    case .end: go(to: last)
    case .tab, .right: choose((chosen + 1) % reels.count)
    case .left: choose((chosen + reels.count - 1) % reels.count)
    case .character(let digit):
      if let number = digit.wholeNumberValue, reels.indices.contains(number - 1) {
        choose(number - 1)
      }
    }
    return true
  }

  /// A page in points: the height of the screen, less a row that is on the next page too.
  private static let page: Double = 480 - 44

  private mutating func go(to place: Int) {
    let place = min(max(place, 0), reel.count - 1)
    previous = place > self.place ? frame : place == self.place ? previous : nil
    places[chosen] = place
  }

  private mutating func choose(_ list: Int) {
    if list != chosen { previous = nil }
    chosen = list
  }

  // MARK: What there is to see

  /// The screen, no larger than the window: the list with its ruler, what became of each view and
  /// what a test saw, as far as there is room side by side.
  func lines(in size: (columns: Int, rows: Int)) -> [StyledText] {
    let footer = footer(in: size)
    let height = max(1, size.rows - 2 - footer.count)
    let view = ScreenView(isPlain: false, columns: size.columns)
    let picture = view.drawing(of: frame, after: previous, among: reel).lines
    var columns = [fitted(picture, height: height)]
    if let failure {
      let screen = ScreenView(isPlain: false, columns: nil).drawing(of: failure.screen).lines
      columns.append(
        ["\("As the test saw it: \(failure.test)", .strong)"] + fitted(screen, height: height - 1))
    }
    columns.append(fitted(roster, height: height))
    let body = Self.beside(columns, width: size.columns)
    var lines = [heading, ""] + body.prefix(height)
    while lines.count < height + 2 { lines.append("") }
    return Array((lines + footer).prefix(size.rows))
  }

  /// Lines, no more than `height`: without those between rows, and, where that is not enough, without
  /// the end that the learner came from. Notes below a picture stay.
  private func fitted(_ lines: [StyledText], height: Int) -> [StyledText] {
    guard lines.count > height else { return lines }
    if let notes = lines.firstIndex(where: { $0.plain.hasPrefix(Drawing.notesLead) }),
      notes > 0, lines.count - notes < height / 2
    {
      return fitted(Array(lines[..<notes]), height: height - (lines.count - notes))
        + lines[notes...]
    }
    let rows = lines.filter { !Drawing.isBetweenRows($0.plain) }
    guard rows.count > height else { return rows }
    guard height > 1 else { return Array(rows.prefix(max(height, 0))) }
    let mark = StyledText("⋮ \(rows.count - height + 1) lines more", .quiet)
    return previous == nil
      ? rows.prefix(height - 1) + [mark] : [mark] + rows.suffix(height - 1)
  }

  private var heading: StyledText {
    let count = reels.count > 1 ? " (\(chosen + 1) of \(reels.count))" : ""
    return "\("\(title): \(frame.screen)\(count)", .heading)  \(frame.title, .quiet)"
  }

  /// How many views it took, in no more than a quarter of the window, and the keys.
  private func footer(in size: (columns: Int, rows: Int)) -> [StyledText] {
    let columns = size.columns
    var summary = ScreenView(isPlain: false, columns: columns).summary(of: frame)
      .wrapped(to: columns).lines
    let most = max(1, size.rows / 4)
    if summary.count > most {
      summary[most - 1] = (summary[most - 1] + " …").truncated(to: columns)
      summary.removeSubrange(most...)
    }
    let other = reels.count > 1 ? "  Tab other list" : ""
    let keys = [
      "↑ ↓ a row  Page Up, Page Down  Home  End\(other)  q leave",
      "↑ ↓ Page Home End\(other)  q leave",
    ]
    let shortest = "↑ ↓ Page Home End\(reels.count > 1 ? " Tab list" : "") q leave"
    let fitting = keys.first { $0.displayWidth <= columns } ?? shortest
    return summary + [StyledText(fitting, .quiet)]
  }

  /// Every view that the list made so far, and what it does now.
  private var roster: [StyledText] {
    var names: [Int: String] = [:]
    for frame in reel[...place] {
      for cell in frame.cells where cell.instance > 0 {
        names[cell.instance] = cell.identifier ?? cell.class
      }
    }
    let shown = Dictionary(frame.cells.map { ($0.instance, $0) }, uniquingKeysWith: { $1 })
    let width = min(names.values.map(\.displayWidth).max() ?? 0, 20)
    let rows = names.sorted { $0.key < $1.key }.map { number, name -> StyledText in
      let label =
        "#\(number)".padded(to: 4)
        + name.truncatedAtStart(to: width).padded(to: width + 2)
      if let cell = shown[number] { return "\(label)shows \(cell.row)" }
      let isWaiting = frame.pool[name, default: 0] > 0
      return "\(label)\(isWaiting ? "waits for reuse" : "is gone", isWaiting ? .success : .quiet)"
    }
    return ["\("The views", .strong)"] + rows
  }

  /// Puts columns side by side, as many as there is room for from the left.
  private static func beside(_ columns: [[StyledText]], width: Int) -> [StyledText] {
    var body: [StyledText] = []
    var used = 0
    for lines in columns {
      let own = lines.map(\.plain.displayWidth).max() ?? 0
      let start = used == 0 ? 0 : used + 3
      guard used == 0 || start + own <= width else { continue }
      for (index, line) in lines.enumerated() {
        if index == body.count { body.append("") }
        let gap = start - body[index].plain.displayWidth
        body[index] += StyledText(String(repeating: " ", count: max(0, gap))) + line
      }
      used = start + own
    }
    return body
  }
}

extension ScreenPlayer {
  /// Lets the learner look until they leave; false when they pressed Ctrl-C.
  mutating func play(on keys: any KeyInput, until interruption: Interruption) -> Bool {
    defer { keys.giveScreenBack() }
    keys.draw(lines(in: keys.size))
    while true {
      Wake.wait(for: keys.descriptors + [interruption.readEnd], until: keys.deadline)
      if interruption.isRequested { return false }
      let events = keys.take()
      for case .pressed(let key) in events {
        guard obey(key) else { return true }
      }
      if !events.isEmpty { keys.draw(lines(in: keys.size)) }
    }
  }
}
