import HeadlessUIKit
import Testing

@MainActor
@Suite("Small controls")
struct SmallControlTests {
  @Test("A slider and a stepper keep their value between its bounds")
  func bounds() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.setValue(-1, animated: true)
    #expect(slider.value == 0)

    let stepper = UIStepper()
    stepper.value = 1000
    #expect(stepper.value == 100)
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
  }

  @Test("A segmented control keeps its choice as long as the segment is there")
  func segments() {
    let control = UISegmentedControl(items: ["A", "Bcd"])
    control.insertSegment(withTitle: "E", at: 9, animated: false)
    control.selectedSegmentIndex = 2
    #expect(control.titleForSegment(at: 2) == "E")
    #expect(control.titleForSegment(at: 3) == nil)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2)
    // The widest text of 13 points: three characters, and 12 points at each side.
    #expect(abs(control.intrinsicContentSize.width - 2 * (3 * 7.8 + 24)) < 0.01)
  }

  @Test("A wheel is hidden while it stands still, unless it is told not to be")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37))
  }

  @Test("A progress stays between nothing and all")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.setProgress(-2, animated: true)
    #expect(bar.progress == 0)
  }

  @Test("A refresh control tells of a pull what it is asked to tell")
  func refresh() {
    let table = UITableView()
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    table.refreshControl = control
    control.beginRefreshing()
    #expect(control.isRefreshing && pulls == 0)
    control.sendActions(for: .valueChanged)
    control.endRefreshing()
    #expect(!control.isRefreshing && pulls == 1)
  }

  @Test("A view with an effect holds its content in front of it")
  func effect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame.size = CGSize(width: 50, height: 40)
    #expect(view.contentView.frame == view.bounds)
    #expect((view.effect as? UIBlurEffect)?.style == .dark)
  }

  @Test("A menu is what is in it")
  func menu() {
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
    let menu = UIMenu(title: "Book", children: [delete, UIMenu(options: .displayInline)])
    #expect(menu.children.map(\.title) == ["Delete", ""])
    #expect((menu.children.first as? UIAction)?.attributes == .destructive)
  }

  @Test("The looks of a class are kept, each class its own")
  func appearance() {
    final class Line: UIView {}
    Line.appearance().backgroundColor = .red
    #expect(Line.appearance().backgroundColor == .red)
    #expect(UILabel.appearance().backgroundColor != .red)
  }

  @Test("Springs and transitions take no time")
  func springs() {
    let view = UIView()
    var steps: [String] = []
    UIView.animate(
      withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.overrideInheritedCurve], animations: { view.alpha = 0 },
      completion: { _ in steps.append("sprung") })
    UIView.transition(with: view, duration: 1, animations: { view.isHidden = true }) { _ in
      steps.append("changed")
    }
    #expect(view.alpha == 0 && view.isHidden)
    #expect(steps == ["sprung", "changed"])
  }

  @Test("The guides of a controller stand above and below the safe area")
  @available(*, deprecated)
  func layoutGuides() {
    let controller = UIViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      label.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.layoutIfNeeded()
    #expect(label.frame == controller.view.bounds)
    #expect(controller.topLayoutGuide.length == 0)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}
