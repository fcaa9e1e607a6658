import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A view controller's appearance")
@MainActor
struct AppearanceTests {
  final class Stage: UIViewController {
    let name: String
    let log: CallLog
    var forwards = true

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
    override func viewIsAppearing(_ animated: Bool) {
      log.add("\(name) is appearing, \(viewIfLoaded?.window == nil ? "nowhere" : "in a window")")
    }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did disappear") }
    override func willMove(toParent parent: UIViewController?) {
      log.add("\(name) will move to \((parent as? Stage)?.name ?? "none")")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.add("\(name) did move to \((parent as? Stage)?.name ?? "none")")
    }
  }

  let log = CallLog()
  let window = UIWindow()

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test("is told before, in its place and after, in that order")
  func order() {
    show(Stage("A", log))
    #expect(log.take() == ["A will appear", "A is appearing, in a window", "A did appear"])
    window.rootViewController = Stage("B", log)
    #expect(
      log.take() == [
        "A will disappear", "A did disappear", "B will appear", "B is appearing, in a window",
        "B did appear",
      ])
  }

  @Test("takes the children along whose views are in its view", .tags(.believed))
  func children() {
    let (parent, child, hidden) = (Stage("A", log), Stage("B", log), Stage("C", log))
    for controller in [child, hidden] {
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
    parent.view.addSubview(child.view)
    #expect(
      log.take() == [
        "B will move to A", "B did move to A", "C will move to A", "C did move to A",
      ])
    show(parent)
    #expect(
      log.take() == [
        "A will appear", "B will appear", "A is appearing, in a window",
        "B is appearing, in a window", "B did appear", "A did appear",
      ])
    window.rootViewController = nil
    #expect(
      log.take() == [
        "A will disappear", "B will disappear", "B did disappear", "A did disappear",
      ])
    #expect(parent.children == [child, hidden])
  }

  @Test("begins when the view is put into a view on the screen, and ends when it is taken out")
  func lateChild() {
    let (parent, child) = (Stage("A", log), Stage("B", log))
    show(parent)
    _ = log.take()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "B will move to A", "B will appear", "B is appearing, in a window", "B did appear",
        "B did move to A",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "B will move to none", "B will disappear", "B did disappear", "B did move to none",
      ])
    #expect(child.parent == nil)
  }

  @Test("is left to a container that says so")
  func manualForwarding() {
    let (parent, child) = (Stage("A", log), Stage("B", log))
    parent.forwards = false
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show(parent)
    #expect(!log.take().contains { $0.hasPrefix("B will appear") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.take() == ["B will appear", "B is appearing, in a window", "B did appear"])
  }

  @Test("logs a transition that is begun twice")
  func unbalanced() async {
    let stop = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      let controller = UIViewController()
      controller.beginAppearanceTransition(true, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
    }
    expect(
      stop,
      wrote: "Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x…>.")
  }

  @Test("moves a child from one parent to another")
  func adoption() {
    let (first, second, child) = (Stage("A", log), Stage("B", log), Stage("C", log))
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(child.parent === second)
    #expect(child.next === second)
  }

  @Test("cannot be about a controller that is its own descendant")
  func cycle() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (outer, inner) = (UIViewController(), UIViewController())
      outer.addChild(inner)
      inner.addChild(outer)
    }
    expect(
      stop,
      raised: "Attempted to add <UIViewController: 0x…> as a child of <UIViewController: 0x…>, "
        + "which it contains. A view controller must not be its own descendant.",
      "InvalidArgument")
  }

  // MARK: Presenting

  @Test("of a sheet leaves the presenter on the screen, that of a full screen does not")
  func presenting() {
    let (presenter, sheet) = (Stage("A", log), Stage("B", log))
    show(presenter)
    _ = log.take()
    var completions = 0
    presenter.present(sheet, animated: true) { completions += 1 }
    #expect(log.take() == ["B will appear", "B is appearing, in a window", "B did appear"])
    #expect(presenter.presentedViewController === sheet)
    #expect(sheet.presentingViewController === presenter)
    #expect(window.subviews.last === sheet.view)
    sheet.dismiss(animated: true) { completions += 1 }
    #expect(log.take() == ["B will disappear", "B did disappear"])
    #expect(presenter.presentedViewController == nil)
    #expect(completions == 2)

    sheet.modalPresentationStyle = .fullScreen
    presenter.present(sheet, animated: true)
    #expect(
      log.take() == [
        "A will disappear", "B will appear", "B is appearing, in a window", "B did appear",
        "A did disappear",
      ])
    presenter.dismiss(animated: true)
    #expect(
      log.take() == [
        "A will appear", "B will disappear", "B did disappear", "A is appearing, in a window",
        "A did appear",
      ])
  }

  @Test("of a controller that is in front already stops the app")
  func presentingTwice() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let window = UIWindow()
      let (presenter, sheet) = (UIViewController(), UIViewController())
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      presenter.present(sheet, animated: false)
      presenter.present(UIViewController(), animated: false)
      UIViewController().present(UIViewController(), animated: false)
      sheet.present(sheet, animated: false)
    }
    let name = "<UIViewController: 0x…>"
    expect(
      stop,
      wrote: "Attempt to present \(name) on \(name) (from \(name)) which is already presenting "
        + "\(name).")
    expect(
      stop,
      wrote: "Attempt to present \(name) on \(name) (from \(name)) whose view is not in the window "
        + "hierarchy.")
    expect(
      stop,
      raised:
        "Application tried to present modally a view controller \(name) that is already being "
        + "presented by \(name).", "InvalidArgument")
  }

  // MARK: Editing

  @Test("does not change what its edit button does: it begins and ends editing")
  func editButton() {
    let controller = UIViewController()
    #expect(controller.editButtonItem.title == "Edit")
    controller.editButtonItem.primaryAction?.perform(sender: nil)
    #expect(controller.isEditing)
    #expect(controller.editButtonItem.title == "Done")
    controller.isEditing = false
    #expect(controller.editButtonItem.title == "Edit")
    controller.title = "Books"
    #expect(controller.navigationItem.title == "Books")
  }
}
