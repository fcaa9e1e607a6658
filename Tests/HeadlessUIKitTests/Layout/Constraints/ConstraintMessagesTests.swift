import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Constraints that cannot be")
struct ConstraintMessagesTests {
  @Test("Row 242: a constraint between views without a common ancestor is an exception")
  func noCommonAncestor() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (label, stack) = (UILabel(), UIView())
      label.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    }
    expect(
      stop,
      raised: "Unable to activate constraint with anchors "
        + "<NSLayoutYAxisAnchor:0x… \"UILabel:0x….top\"> and "
        + "<NSLayoutYAxisAnchor:0x… \"UIView:0x….bottom\"> because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.", "Generic")
  }

  @Test("a constant that is no number is an exception")
  func notFinite() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
    }
    expect(
      stop,
      raised: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
        + "firstAnchor:<NSLayoutDimension:0x… \"UIView:0x….width\"> secondAnchor:(null)")
  }

  @Test("a multiplier that is infinite is an exception")
  func infiniteMultiplier() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
    }
    expect(stop, raised: "Multiplier is not finite!  That's illegal.  multiplier:inf")
  }

  @Test("a place that equals a constant is an exception")
  func placeWithoutPair() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 10)
    }
    expect(
      stop,
      raised: "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: A multiplier of 0 or a nil second item together with a location "
        + "for the first attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs", "InvalidArgument")
  }

  @Test("a width beside an edge is an exception", .tags(.believed))
  func pairing() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top,
        multiplier: 1, constant: 10)
    }
    expect(
      stop,
      raised: "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]: Invalid pairing of layout attributes", "InvalidArgument")
  }

  @Test("an active constraint that stops being required is an exception", .tags(.believed))
  func priorityOfActive() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UIView()
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      width.priority = .defaultLow
    }
    expect(
      stop,
      raised: "Mutating a priority from required to not on an installed constraint (or vice-versa) "
        + "is not supported.  You passed priority 250 and the existing priority was 1000.")
  }

  @Test("a constraint given to a view that its items are not in is an exception")
  func wrongHolder() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (view, other) = (UIView(), UIView())
      other.addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
    }
    expect(
      stop,
      raised: "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x… "
        + "UIView:0x….width == 1   (inactive)> view:<UIView: 0x…; frame = (0 0; 0 0)>", "Generic")
  }

  @Test("constraints that contradict each other are told once, and layout goes on with the others")
  func unsatisfiable() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let (view, other) = (UIView(), UIView())
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      for view in [view, other] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      wide.identifier = "wide"
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 100), wide,
        other.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      ])
      for width in [300, 310, 320] {
        root.frame.size.width = CGFloat(width)
        root.layoutIfNeeded()
      }
      guard view.frame.width == 100, other.frame.minX == 290 else { exit(1) }
      exit(42)
    }
    let text = standardError(of: stop)
    #expect(
      text == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>",
            "<NSLayoutConstraint:0x… 'wide' UIView:0x….width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint:0x… 'wide' UIView:0x….width == 200   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.

        """)
  }

  @Test("a constraint that contradicts a frame names the frame")
  func contradictsFrame() async {
    let stop = await #expect(
      processExitsWith: .exitCode(42), observing: [\.standardErrorContent]
    ) { @MainActor in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      root.widthAnchor.constraint(equalToConstant: 10).isActive = true
      root.layoutIfNeeded()
      guard root.frame.width == 300 else { exit(1) }
      exit(42)
    }
    expect(
      stop,
      wrote: "    \"<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& UIView:0x….width == 300   "
        + "(active)>\",")
  }

  @Test("a constraint that was broken comes back when there is room for it")
  @MainActor
  func recovers() {
    let view = UIView()
    let root = container(30, 200, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
    ])
    root.layoutIfNeeded()
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.width == 60)
  }

  @Test("a constraint describes itself as an equation")
  @MainActor
  func descriptions() {
    let (view, label) = (UIView(), UILabel())
    let constraint = NSLayoutConstraint(
      item: label, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .height, multiplier: 0.5, constant: -8)
    constraint.priority = UILayoutPriority(751)
    let text = constraint.description.replacing(#/0x[0-9a-f]+/#, with: "0x…")
    #expect(
      text
        == "<NSLayoutConstraint:0x… UILabel:0x….width >= 0.5*UIView:0x….height - 8 @751   (inactive)>"
    )
  }
}
