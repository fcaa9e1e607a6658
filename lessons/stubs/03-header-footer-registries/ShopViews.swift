// The views of the shop that a list uses again, and the protocols by which they register themselves.

extension BookCell: UITableViewCellRegister {}

extension PosterCell: UICollectionViewCellRegister {}

// TODO: 2. Let ShelfHeader and ShelfFooter register themselves with a table.

// TODO: 3. Let WindowBand and WindowPrice register themselves with a grid.

// TODO: 4. Let all four say where they belong.
