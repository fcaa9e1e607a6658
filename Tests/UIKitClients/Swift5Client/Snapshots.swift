import Foundation
import UIKit

/// Applies snapshots on another thread, as code of before Swift's concurrency may, and waits for that.
public func applyOnOtherThread<Section, Item>(
  _ snapshots: [NSDiffableDataSourceSnapshot<Section, Item>],
  to source: UITableViewDiffableDataSource<Section, Item>
) {
  let work = Work {
    for snapshot in snapshots { source.apply(snapshot) }
  }
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work.run()
    isDone.signal()
  }
  isDone.wait()
}

private struct Work: @unchecked Sendable {
  let run: () -> Void
}
