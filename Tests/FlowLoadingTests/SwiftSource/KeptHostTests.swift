import FlowGraph
import Testing

@Suite("Views of hosting controllers that code keeps")
struct KeptHostTests {
  @Test(
    "What such a view hosts is a part of the controller that adds it",
    arguments: [
      "let header = Header(model: model).asView; view.addSubview(header)",
      "view.addSubview(kept)", "stack.addArrangedSubview(kept)", "view.insertSubview(kept, at: 0)",
      "let header = made(); view.addSubview(header)",
    ])
  func added(_ code: String) {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
        + """
        final class Model: ObservableObject {
          weak var stack: UINavigationController?
          init(_ stack: UINavigationController?) { self.stack = stack }
          func tapped() { stack?.pushViewController(Account(), animated: true) }
        }
        struct Header: View {
          @ObservedObject var model: Model
          var body: some View { Button("Account") { model.tapped() } }
        }
        extension View { var asView: UIView { UIHostingController(rootView: self).view } }
        final class Home: UIViewController {
          private let stack = UIStackView()
          private lazy var model = Model(navigationController)
          private lazy var kept: UIView = {
            let view = UIHostingController(rootView: Header(model: model)).view
            return view!
          }()
          private func made() -> UIView { UIHostingController(rootView: Header(model: model)).view }
          override func viewDidLoad() {
            super.viewDidLoad()
            \(code)
          }
        }
        final class Account: UIViewController {}
        """, transitions: ["Home -push-> Account"])
  }

  @Test("A view of UIKit's beside it hosts nothing")
  func plain() {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
        + """
        final class Home: UIViewController {
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
          }
        }
        """)
  }
}
