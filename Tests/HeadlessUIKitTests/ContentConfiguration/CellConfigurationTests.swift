import Foundation
import Testing

@testable import HeadlessUIKit

/// A configuration of an app's own, which counts its views and writes down the states it is given.
struct PlaqueContent: UIContentConfiguration, Equatable {
  var title = ""
  var isLit = false

  @MainActor static var madeViews = 0

  func makeContentView() -> any UIView & UIContentView {
    PlaqueContent.madeViews += 1
    return PlaqueView(self)
  }

  func updated(for state: any UIConfigurationState) -> PlaqueContent {
    var updated = self
    updated.isLit = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
}

/// The view of it: 70 points high by its constraints.
final class PlaqueView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  let label = UILabel()

  init(_ configuration: PlaqueContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.heightAnchor.constraint(equalToConstant: 70),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Another configuration with another view.
struct BlankContent: UIContentConfiguration {
  final class View: UIView, UIContentView {
    var configuration: any UIContentConfiguration = BlankContent()
  }
  func makeContentView() -> any UIView & UIContentView { View() }
  func updated(for state: any UIConfigurationState) -> BlankContent { self }
}

@Suite("Configurations of cells, headers and footers")
@MainActor
struct CellConfigurationTests {
  /// A cell that writes down its updates.
  final class Diary: UITableViewCell {
    var entries: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      entries.append("method \(state.isSelected)")
    }
  }

  @Test("Row 226: a configuration makes a content view, which fills the cell")
  func installs() throws {
    let cell = UITableViewCell()
    let old = cell.contentView
    cell.contentConfiguration = PlaqueContent(title: "A")
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? PlaqueView)
    #expect(old.superview == nil && view.superview === cell)
    #expect(view.frame == cell.bounds)
    #expect((cell.contentConfiguration as? PlaqueContent)?.title == "A")
  }

  @Test("Row 226: another configuration of the same kind goes to the view that is there")
  func updatesInPlace() throws {
    for cell in [UITableViewCell() as UIView, UICollectionViewCell(frame: .zero)] {
      PlaqueContent.madeViews = 0
      cell.show(PlaqueContent(title: "A"))
      let view = cell.contentViewOfCell
      cell.show(PlaqueContent(title: "B"))
      #expect(cell.contentViewOfCell === view)
      let content = (view as? PlaqueView)?.configuration as? PlaqueContent
      #expect(content?.title == "B")
      #expect(PlaqueContent.madeViews == 1)
      cell.show(BlankContent())
      #expect(cell.contentViewOfCell is BlankContent.View)
    }
  }

  @Test("Row 226: nil takes the configuration away and leaves an empty content view")
  func removes() {
    let cell = UITableViewCell()
    cell.contentConfiguration = PlaqueContent()
    let view = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view && view.superview == nil)
    #expect(cell.contentView.superview === cell && cell.contentView.subviews.isEmpty)
    #expect(cell.contentConfiguration == nil)
  }

  @Test("Row 227: the labels and the image of a style are nil after that", .tags(.believed))
  func labelsAreGone() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let label = cell.textLabel
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    #expect(label?.window == nil && label?.isDescendant(of: cell) == false)
    cell.contentConfiguration = nil
    #expect(cell.textLabel != nil && cell.textLabel !== label)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = header.defaultContentConfiguration()
    #expect(header.textLabel == nil && header.detailTextLabel == nil)
  }

  @Test("Row 228: a configuration follows the state of its cell, unless that is switched off")
  func follows() {
    let cell = UITableViewCell()
    func isLit() -> Bool {
      cell.layoutIfNeeded()
      return (cell.contentConfiguration as? PlaqueContent)?.isLit ?? false
    }
    cell.contentConfiguration = PlaqueContent()
    #expect(!isLit())
    cell.isSelected = true
    #expect(isLit())
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    #expect(isLit())
    cell.contentConfiguration = PlaqueContent()
    #expect(!isLit())
  }

  @Test("Row 229: many requests are one update, and the closure comes after the method")
  func coalesces() {
    let cell = Diary()
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Diary)?.entries.append("closure \(state.isSelected)")
    }
    #expect(cell.configurationUpdateHandler != nil)
    for _ in 0..<3 { cell.setNeedsUpdateConfiguration() }
    #expect(cell.entries.isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.entries == ["method false", "closure false"])
    cell.entries = []
    cell.isHighlighted = true
    cell.isHighlighted = false
    cell.isSelected = true
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.entries == ["method true", "closure true"])
    cell.entries = []
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.entries.isEmpty)
  }

  @Test("Row 229: a row is configured before it is displayed")
  func beforeDisplay() {
    let rows = RowList(3)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var displayed: [Bool] = []
    final class Display: NSObject, UITableViewDelegate {
      var report: (UITableViewCell) -> Void = { _ in }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { report(cell) }
    }
    let display = Display()
    display.report = { displayed.append(!(($0 as? Diary)?.entries.isEmpty ?? true)) }
    table.delegate = display
    table.dataSource = rows
    table.rowHeight = 50
    table.register(Diary.self, forCellReuseIdentifier: "Row")
    table.layoutIfNeeded()
    #expect(displayed == [true, true, true])
    withExtendedLifetime((rows, display)) {}
  }

  @Test("Row 230: the usual content has the style of the cell and nothing in it")
  func defaults() {
    let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
    let contents = styles.map {
      UITableViewCell(style: $0, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(contents == [.cell(), .subtitleCell(), .valueCell()])
    #expect(contents.allSatisfy { $0.text == nil && $0.secondaryText == nil && $0.image == nil })
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = "x"
    #expect(cell.contentConfiguration == nil, "A value changes nothing until it is assigned")
    #expect(cell.defaultContentConfiguration().text == nil)
  }

  @Test("Row 231: a header's colour writes UIKit's line to the log", .tags(.believed))
  func headerColour() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableViewHeaderFooterView(reuseIdentifier: nil).backgroundColor = .red
      exit(42)
    }
    expect(
      stop,
      wrote: "Changing the background color of UITableViewHeaderFooterView is not supported. "
        + "Use the background view configuration instead.")
  }

  @Test("a background configuration and background views take each other's place")
  func background() {
    let cell = UITableViewCell()
    cell.backgroundView = UIView()
    let custom = UIView()
    var background = cell.defaultBackgroundConfiguration()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    background.customView = custom
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.backgroundView == nil)
    #expect(cell.subviews.first?.backgroundColor == .red)
    #expect(cell.subviews.first?.frame == CGRect(x: 2, y: 1, width: 314, height: 40))
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 314, height: 40))
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && custom.superview?.superview == nil)
  }

  @Test("a state carries what an app adds to it")
  func customState() {
    let key = UIConfigurationStateCustomKey("test.isLent")
    var state = UICellConfigurationState(traitCollection: .current)
    #expect(state[key] == nil)
    state[key] = true
    #expect(state[key] as? Bool == true)
    #expect(state != UICellConfigurationState(traitCollection: .current))
    #expect(state.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test("a cell of a collection view follows its state too")
  func collectionCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.contentConfiguration = PlaqueContent()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? PlaqueContent)?.isLit == true)
    #expect(cell.contentView.frame == cell.bounds)
  }
}

extension UIView {
  fileprivate func show(_ content: any UIContentConfiguration) {
    (self as? UITableViewCell)?.contentConfiguration = content
    (self as? UICollectionViewCell)?.contentConfiguration = content
  }

  fileprivate var contentViewOfCell: UIView? {
    (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
  }
}
