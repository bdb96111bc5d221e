import FlowGraph
import Testing

@Suite("Controls that are their own target")
struct OwnControlTests {
  @Test(
    "An unqualified addTarget is the control's own",
    arguments: [
      "UIButton", "UIColorWell", "UIControl", "UIDatePicker", "UIPageControl", "UIRefreshControl",
      "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITextField",
    ])
  func control(_ name: String) {
    expect(
      plainLaunch + """
        final class Knob: \(name) {
          var onChange: (() -> Void)?
          init() {
            super.init(frame: .zero)
            addTarget(self, action: #selector(changed), for: .valueChanged)
          }
          @objc private func changed() { onChange?() }
        }
        final class Start: UIViewController {
          private let knob = Knob()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(knob)
            knob.onChange = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
