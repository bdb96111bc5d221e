import FlowGraph
import Testing

@Suite("Overloads told apart by what they show or by the case they take")
struct ShownOverloadTests {
  private func flow(_ calls: String, content: String) -> String {
    launching("flow.start(); window?.rootViewController = flow.stack") + """
      extension AppDelegate { static let shared = Flow() }
      extension AppDelegate { var flow: Flow { AppDelegate.shared } }
      protocol Presenting: AnyObject { var stack: UINavigationController { get } }
      extension Presenting {
        func present(_ controller: UIViewController, animated: Bool = true, delay: Double = 0) {
          1️⃣stack.present(controller, animated: true)
        }
      }
      final class Flow: Presenting {
        let stack = UINavigationController()
        func start() {
          let home = Start(onTap: { [weak self] in self?.tapped() })
          stack.setViewControllers([UIHostingController(rootView: home)], animated: false)
        }
        func tapped() { \(calls) }
      }
      extension Flow {
        func present(_ view: some View, animated: Bool = true) {
          let controller = UIHostingController(rootView: view\(content))
          present(controller, animated: animated)
        }
      }
      struct Start: View {
        let onTap: () -> Void
        var body: some View { Button("x") { onTap() } }
      }
      """
  }

  @Test(
    "A hosting controller is no view, whatever it hosts",
    arguments: ["present(B())", "let shown = UIHostingController(rootView: B()); present(shown)"],
    ["", ".environmentObject(Model())", ".id(1)"])
  func hosting(_ call: String, _ content: String) {
    expect(
      flow(call, content: content) + "\nfinal class Model: ObservableObject {}",
      transitions: ["Start -sheet-> B at 1️⃣"])
  }

  private func bus(_ call: String, order: [String]) -> String {
    """
    enum WebPlace { case page(String), settings }
    enum ItemPlace { case edit(view: any View), detail(view: any View, asSheet: Bool), list }
    enum OtherPlace { case detail(String), list(Int) }
    final class Bus {
      let webs = PassthroughSubject<WebPlace, Never>()
      let items = PassthroughSubject<ItemPlace, Never>()
      let others = PassthroughSubject<OtherPlace, Never>()
      \(order.joined(separator: "\n"))
    }
    struct A: View {
      let bus = Bus()
      @State private var isOpen = false
      var body: some View {
        Button("x") { bus.\(call) }
          .onReceive(bus.items) { _ in 1️⃣isOpen = true }
          .sheet(isPresented: $isOpen) { B() }
      }
    }
    """
  }

  @Test(
    "The enum that has the case wins, with what the case is given",
    arguments: [
      "go(to: .detail(view: C(), asSheet: true))", "go(to: .edit(view: C()))", "go(to: .list)",
    ], [true, false])
  func cases(_ call: String, _ isFirst: Bool) {
    let item = "func go(to place: ItemPlace) { items.send(place) }"
    let others = [
      "func go(to place: WebPlace) { webs.send(place) }",
      "func go(to place: OtherPlace) { others.send(place) }",
    ]
    expect(
      bus(call, order: isFirst ? [item] + others : others + [item]),
      transitions: ["A -sheet-> B"])
  }

  @Test("Nor does a case of another enum open it", arguments: ["settings", "page(\"x\")"])
  func otherCase(_ name: String) {
    expect(
      bus(
        "go(to: .\(name))",
        order: [
          "func go(to place: ItemPlace) { items.send(place) }",
          "func go(to place: WebPlace) { webs.send(place) }",
        ]), transitions: [])
  }
}
