import HeadlessUIKit
import Testing

/// A list that keeps book of how a drag ends, and may send it elsewhere.
@MainActor
private final class Drag: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var calls: [String] = []
  var target: CGFloat?
  let collection: UICollectionView

  init(layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) {
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 20
    layout.scrollDirection = .horizontal
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Card")
    collection.dataSource = self
    collection.delegate = self
  }

  func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 30 }

  func collectionView(_ collection: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collection.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("will end at \(Int(targetContentOffset.pointee.x)), velocity \(velocity.x)")
    if let target { targetContentOffset.pointee.x = target }
  }

  func scrollViewDidEndDragging(_: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append(decelerate ? "ended, goes on" : "ended")
  }

  func scrollViewWillBeginDecelerating(_: UIScrollView) { calls.append("goes on") }
  func scrollViewDidEndDecelerating(_: UIScrollView) { calls.append("rests") }

  func scroll(to offset: CGFloat) throws {
    try UserHands(on: collection).scroll(collection, to: offset)
  }
}

/// Cards stop at the left edge.
private final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: (proposed.x / 120).rounded() * 120, y: proposed.y)
  }
}

@MainActor
@Suite("A drag that ends")
struct RestingTests {
  @Test("leaves the content where the finger left it")
  func plain() throws {
    let drag = Drag()
    try drag.scroll(to: 130)
    #expect(drag.collection.contentOffset.x == 130)
    #expect(drag.calls == ["will end at 130, velocity 0.0", "ended"])
  }

  @Test("goes on to where the layout wants the content to rest")
  func layout() throws {
    let drag = Drag(layout: SnappingLayout())
    try drag.scroll(to: 130)
    #expect(drag.collection.contentOffset.x == 120)
    #expect(
      drag.calls == ["will end at 120, velocity 0.0", "ended, goes on", "goes on", "rests"])
  }

  @Test("goes on to the nearest page")
  func pages() throws {
    let drag = Drag()
    drag.collection.isPagingEnabled = true
    try drag.scroll(to: 400)
    #expect(drag.collection.contentOffset.x == 300)
    try drag.scroll(to: 500)
    #expect(drag.collection.contentOffset.x == 600)
  }

  @Test("goes on to where the delegate sends it, which has the last word")
  func delegate() throws {
    let drag = Drag(layout: SnappingLayout())
    drag.target = 240
    try drag.scroll(to: 130)
    #expect(drag.collection.contentOffset.x == 240)
    #expect(drag.calls.first == "will end at 120, velocity 0.0")
    #expect(!drag.collection.isDecelerating)
  }
}
