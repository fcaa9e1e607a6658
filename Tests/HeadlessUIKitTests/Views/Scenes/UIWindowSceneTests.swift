import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("A scene of windows")
struct UIWindowSceneTests {
  @Test("is the app's one scene for a window that was shown without any")
  func shown() throws {
    let window = UIWindow()
    #expect(window.windowScene == nil)
    window.makeKeyAndVisible()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(window.windowScene === scene)
    #expect(scene.windows.contains(window))
    #expect(UIApplication.shared.windows.contains(window))
  }

  @Test("forgets a window that is gone, and one that belongs to another scene")
  func gone() {
    let scene = makeScene()
    var window: UIWindow? = UIWindow(windowScene: scene)
    #expect(scene.windows.count == 1)
    window = nil
    #expect(scene.windows.isEmpty)
    let moved = UIWindow(windowScene: scene)
    let other = makeScene()
    moved.windowScene = other
    #expect(scene.windows.isEmpty)
    #expect(other.windows == [moved])
    _ = window
  }

  @Test("connects as an app's scene delegate has it")
  func connects() {
    final class Delegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    let delegate = Delegate()
    let scene = makeScene()
    scene.delegate = delegate
    scene.delegate?.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    #expect(scene.keyWindow === delegate.window)
    #expect(delegate.window?.rootViewController?.viewIfLoaded?.window === delegate.window)
    #expect(scene.session.scene === scene)
  }

  @Test("a window that is turned tells its controllers before, and changes alongside come after")
  func turned() {
    final class Turning: UIViewController {
      var calls: [String] = []

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("will \(Int(size.width)), is \(Int(view.bounds.width))")
        coordinator.animate { _ in
          self.calls.append("alongside \(Int(self.view.bounds.width))")
        } completion: { _ in
          self.calls.append("done")
        }
      }
    }
    let (parent, child) = (Turning(), Turning())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    parent.addChild(child)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.didMove(toParent: parent)
    window.frame.origin.x = 1
    #expect(parent.calls.isEmpty)
    window.frame.size = CGSize(width: 600, height: 300)
    #expect(parent.calls == ["will 600, is 300", "alongside 600", "done"])
    #expect(child.calls == parent.calls)
  }

  private func makeScene() -> UIWindowScene {
    UIWindowScene(
      session: UISceneSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions())
  }
}
