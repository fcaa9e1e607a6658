import HeadlessUIKit

/// Opening a list and scrolling it costs what is visible costs, however many rows there are.
func openAndScrollUniformTable() -> Measurement {
  openAndScroll("a table of uniform heights") { rows in
    table(rows) { table in
      table.estimatedRowHeight = 0
      table.rowHeight = 44
    }
  }
}

func openAndScrollEstimatedTable() -> Measurement {
  openAndScroll("a table of estimated heights") { rows in
    table(rows) { $0.estimatedRowHeight = 60 }
  }
}

func openAndScrollSelfSizingTable() -> Measurement {
  openAndScroll("a table of rows that size themselves") { rows in
    table(rows) { $0.register(SelfSizingCell.self, forCellReuseIdentifier: "Cell") }
  }
}

/// A cell that is as high as its text, which has one line to three.
private final class SelfSizingCell: UITableViewCell {
  private static var made = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let label = UILabel()
    label.numberOfLines = 0
    SelfSizingCell.made += 1
    label.text = String(repeating: "A word or two. ", count: 1 + SelfSizingCell.made % 5)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

func openAndScrollGrid() -> Measurement {
  openAndScroll("a grid") { items in
    let grid = UICollectionView(
      frame: screen, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    grid.dataSource = items
    return grid
  }
}

func openAndScrollList() -> Measurement {
  openAndScroll("a list of a collection view") { items in
    let list = UICollectionView(
      frame: screen,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Cell")
    list.dataSource = items
    return list
  }
}

private let screen = CGRect(x: 0, y: 0, width: 320, height: 480)

private func openAndScroll(
  _ what: String, _ makeList: (Rows) -> UIScrollView
) -> Measurement {
  func openAndScroll(rows: Int) -> Duration {
    let source = Rows(count: rows)
    return cpuTime {
      let list = makeList(source)
      // UIKit complains of a list that is laid out outside a window.
      let window = UIWindow(frame: screen)
      window.addSubview(list)
      list.layoutIfNeeded()
      scroll(list)
    }
  }
  return Measurement(
    "open and scroll \(what)", limit: 1.2, rounds: 15,
    "1,000,000 rows", { openAndScroll(rows: 1_000_000) },
    against: "1,000 rows", { openAndScroll(rows: 1_000) })
}

private func table(_ rows: Rows, _ setHeights: (UITableView) -> Void) -> UITableView {
  let table = UITableView(frame: screen)
  table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  setHeights(table)
  table.dataSource = rows
  return table
}

/// Goes down in steps of one row, then jumps to the middle of the list.
private func scroll(_ list: UIScrollView) {
  for step in 1...200 {
    list.contentOffset.y = CGFloat(step * 44)
    list.layoutIfNeeded()
  }
  list.contentOffset.y = list.contentSize.height / 2
  list.layoutIfNeeded()
}

/// As many rows or items as one likes, all alike.
final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
