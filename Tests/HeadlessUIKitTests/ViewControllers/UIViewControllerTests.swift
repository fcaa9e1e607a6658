import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A view controller")
@MainActor
struct UIViewControllerTests {
  final class Recording: UIViewController {
    var events: [String] = []
    override func loadView() {
      super.loadView()
      events.append("loadView")
    }
    override func viewDidLoad() { events.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) {
      events.append("willAppear, \(view.window == nil ? "no window" : "window")")
    }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
    override func viewWillLayoutSubviews() { events.append("willLayout") }
    override func viewDidLayoutSubviews() { events.append("didLayout") }
  }

  @Test("makes its view when it is asked for, once")
  func loading() {
    let controller = Recording()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.isViewLoaded)
    #expect(controller.view === view)
    #expect(controller.events == ["loadView", "didLoad"])
    #expect(view?.next === controller)
  }

  @Test("appears when its window does, and leaves when another takes its place")
  func appearing() {
    let controller = Recording()
    let window = UIWindow()
    window.rootViewController = controller
    #expect(controller.events == [], "A window that is not shown needs no view")
    window.makeKeyAndVisible()
    #expect(
      controller.events == [
        "loadView", "didLoad", "willAppear, no window", "willLayout", "didLayout", "didAppear",
      ])
    #expect(controller.view.frame == window.bounds)
    controller.events = []
    window.rootViewController = UIViewController()
    #expect(controller.events == ["willDisappear", "didDisappear"])
    #expect(controller.view.superview == nil)
  }

  @Test("takes its view from the nib that is named like its class")
  func nibNamedLikeClass() {
    let controller = EnginePanelViewController()
    controller.loadViewIfNeeded()
    #expect(controller.events == ["viewDidLoad, Hello"])
    #expect(controller.view.subviews.count == 5)
  }

  @Test("reads controls, scroll views and what stands in views that the engine does not have")
  func panel() throws {
    let controller = EnginePanelViewController(
      nibName: "EnginePanelViewController", bundle: .module)
    let views = try #require(controller.view).subviews
    #expect((views[1] as? UISwitch)?.isOn == false)
    let field = try #require(views[2] as? UITextField)
    #expect(field.text == "abc")
    #expect(field.placeholder == "Name")
    #expect(field.textAlignment == .right)
    let scroll = try #require(views[3] as? UIScrollView)
    #expect(scroll.isPagingEnabled)
    #expect(!scroll.showsHorizontalScrollIndicator)
    #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(views[4].viewWithTag(31)?.frame.height == 50)
  }

  @Test("Row 240: stops when its nib does not set the view outlet")
  func noViewOutlet() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UIViewController(nibName: "EngineHeaderView", bundle: .module).loadViewIfNeeded()
    }
    expect(
      stop,
      raised: "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"EngineHeaderView\" "
        + "nib but the view outlet was not set.")
  }

  @Test("Row 53: stops when the nib that it names is not there")
  func missingNib() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      UIViewController(nibName: "NoSuchNib", bundle: .module).loadViewIfNeeded()
    }
    expect(
      stop,
      raised: "Could not load NIB in bundle: 'NSBundle <\(Bundle.module.bundlePath)> (loaded)' "
        + "with name 'NoSuchNib'")
  }
}
