import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A layout pass")
@MainActor
struct LayoutPassTests {
  final class Log {
    var names: [String] = []
  }

  final class Named: UIView {
    let name: String
    let log: Log
    var onLayout: (Named) -> Void = { _ in }

    init(_ name: String, _ log: Log, in parent: UIView? = nil) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      parent?.addSubview(self)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.names.append(name)
      onLayout(self)
    }
  }

  @Test("lays out what is marked, superviews first, and nothing twice")
  func order() {
    let log = Log()
    let root = Named("root", log)
    let left = Named("left", log, in: root)
    _ = Named("deep", log, in: left)
    _ = Named("right", log, in: root)
    root.layoutIfNeeded()
    #expect(log.names == ["root", "left", "deep", "right"])
    root.layoutIfNeeded()
    #expect(log.names.count == 4)
  }

  @Test("comes to one marked view deep below without its superviews")
  func deep() {
    let log = Log()
    let root = Named("root", log)
    let left = Named("left", log, in: root)
    let deep = Named("deep", log, in: left)
    root.layoutIfNeeded()
    log.names = []
    deep.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.names == ["deep"])
  }

  @Test("begins at the highest marked view of an unbroken chain above")
  func chain() {
    let log = Log()
    let root = Named("root", log)
    let middle = Named("middle", log, in: root)
    let leaf = Named("leaf", log, in: middle)
    leaf.layoutIfNeeded()
    #expect(log.names == ["root", "middle", "leaf"])
    log.names = []
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(log.names == ["leaf"], "The view between is not marked")
  }

  @Test("follows a new size and a new origin of the bounds, and no other change")
  func marks() {
    let log = Log()
    let root = Named("root", log)
    func lays(_ change: () -> Void) -> Bool {
      root.layoutIfNeeded()
      log.names = []
      change()
      root.layoutIfNeeded()
      return !log.names.isEmpty
    }
    #expect(lays { root.bounds.size.height = 30 })
    #expect(lays { root.bounds.origin.y = 30 })
    #expect(lays { root.addSubview(UIView()) })
    #expect(!lays { root.frame.origin.x = 30 })
    #expect(!lays { root.bounds.size.height = 30 })
    #expect(!lays { root.isHidden = true })
  }

  @Test("takes in what a view changes while it is laid out, and ends all the same")
  func changes() {
    let log = Log()
    let root = Named("root", log)
    let child = Named("child", log, in: root)
    root.onLayout = { _ in child.frame.size.width += 1 }
    root.layoutIfNeeded()
    #expect(log.names == ["root", "child"])

    log.names = []
    root.onLayout = { $0.addSubview(UIView()) }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.names == ["root"], "Subviews that a view adds itself need no second turn")

    log.names = []
    root.onLayout = { $0.setNeedsLayout() }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.names.count > 1)
  }
}
