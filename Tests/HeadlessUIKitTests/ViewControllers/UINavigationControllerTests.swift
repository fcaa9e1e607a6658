import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A navigation controller")
@MainActor
struct UINavigationControllerTests {
  typealias Stage = AppearanceTests.Stage

  let log = CallLog()
  let window = UIWindow()

  private func shown(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return navigation
  }

  @Test("shows the controller at the top, and tells both when it pushes and pops")
  func pushAndPop() {
    let (first, second) = (Stage("A", log), Stage("B", log))
    let navigation = shown(first)
    #expect(
      log.take() == [
        "A will move to none", "A did move to none", "A will appear",
        "A is appearing, in a window", "A did appear",
      ])
    navigation.pushViewController(second, animated: true)
    #expect(
      log.take() == [
        "B will move to none", "A will disappear", "B will appear", "B is appearing, in a window",
        "A did disappear", "B did appear", "B did move to none",
      ])
    #expect(navigation.topViewController === second)
    #expect(second.navigationController === navigation)
    #expect(second.view.superview === navigation.view)
    #expect(first.viewIfLoaded?.superview == nil)

    #expect(navigation.popViewController(animated: true) === second)
    #expect(
      log.take().filter { $0.contains("did") && $0.contains("appear") } == [
        "B did disappear", "A did appear",
      ])
    #expect(second.parent == nil)
    #expect(navigation.popViewController(animated: true) == nil, "The last one stays")
  }

  @Test("goes back to the first or to a certain one, and says what it took away")
  func popping() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = shown(controllers[0])
    navigation.setViewControllers(controllers, animated: false)
    #expect(navigation.popToViewController(controllers[2], animated: false) == [controllers[3]])
    #expect(navigation.popToViewController(controllers[2], animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == Array(controllers[1...2]))
    #expect(navigation.viewControllers == [controllers[0]])
    #expect(navigation.children == [controllers[0]])
    #expect(controllers[0].view.superview === navigation.view)
  }

  final class Delegate: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.add("will show") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.add("did show") }
  }

  @Test("tells its delegate what it shows")
  func delegate() {
    let navigation = shown(UIViewController())
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(log.take() == ["will show", "did show"])
  }

  @Test("stops when a controller is pushed that is in the stack")
  func pushedTwice() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIViewController()
      UINavigationController(rootViewController: root).pushViewController(root, animated: false)
    }
    expect(
      stop,
      raised: "Pushing the same view controller instance more than once is not supported "
        + "(<UIViewController: 0x…>)", "InvalidArgument")
  }

  @Test("stops when it is to go back to a controller that is not in the stack")
  func unknownDestination() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UINavigationController(rootViewController: UIViewController())
        .popToViewController(UIViewController(), animated: false)
    }
    expect(
      stop,
      raised: "Tried to pop to a view controller that doesn't exist: <UIViewController: 0x…>.",
      "InvalidArgument")
  }

  @Test("stops when a navigation controller is pushed")
  func nested() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UINavigationController(rootViewController: UINavigationController())
    }
    expect(stop, raised: "Pushing a navigation controller is not supported", "InvalidArgument")
  }
}
