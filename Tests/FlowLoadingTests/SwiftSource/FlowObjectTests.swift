import Testing

/// An object that all share and that acts on the app's first controller, whose views are SwiftUI's.
@Suite("Flows around a hosting controller")
struct FlowObjectTests {
  /// - Parameters:
  ///   - heard: What the flow does with a notice, which the settings send.
  ///   - more: What else the app has.
  private func app(_ heard: String, settings: String? = nil, more: String = "") -> String {
    launchingScene(
      """
      window = UIWindow(windowScene: scene as! UIWindowScene)
      window?.rootViewController = flow.root
      """) + """
        let flow = Flow()
        final class Flow {
          let root = UIHostingController(rootView: Home())
          let notices = PassthroughSubject<String, Never>()
          private var bag = Set<AnyCancellable>()
          init() { notices.sink { [weak self] text in self?.heard(text) }.store(in: &bag) }
          func heard(_ text: String) { \(heard) }
          func present(_ view: some View) {
            root.present(UIHostingController(rootView: view), animated: true)
          }
        }
        struct Home: View {
          var body: some View {
            Button("Settings") { flow.present(Settings()) }
            Button("Hello") { flow.notices.send("home") }
          }
        }
        struct Settings: View {
          var body: some View { Button("Sync") { \(settings ?? "flow.notices.send(\"settings\")") } }
        }
        struct Offer: View { var body: some View { Text("offer") } }
        \(more)
        """
  }

  @Test(
    "What it does while nothing lies above that does not happen on a sheet above",
    arguments: [
      "guard root.presentedViewController == nil else { return }; flow.present(Offer())",
      "if root.presentedViewController == nil, !text.isEmpty { flow.present(Offer()) }",
      "if !(root.presentedViewController != nil) { flow.present(Offer()) }",
      "if let _ = root.presentedViewController { return }; flow.present(Offer())",
    ])
  func uncovered(_ heard: String) {
    expect(app(heard), transitions: ["Home -sheet-> Settings", "Home -sheet-> Offer"])
  }

  @Test("Else it does")
  func covered() {
    expect(
      app("flow.present(Offer())"),
      transitions: ["Home -sheet-> Settings", "Home -sheet-> Offer", "Settings -sheet-> Offer"])
  }

  @Test(
    "A banner that it puts on the controller's view stands there, whoever sent the notice",
    arguments: [
      "let view = host.view!; root.view.addSubview(view)", "root.view.addSubview(host.view)",
    ])
  func banner(_ put: String) {
    let direct = put.hasPrefix("root")
    expect(
      app(
        """
        let host = UIHostingController(rootView: Banner { flow.present(Offer()) })
            \(put)
        """,
        more: """
          struct Banner: View {
            let tapped: () -> Void
            var body: some View { Text("new").onTapGesture { tapped() } }
          }
          """),
      transitions: ["Home -sheet-> Settings"]
        + (direct
          ? ["Home -embed-> Banner", "Banner -sheet-> Offer"] : ["Home -sheet-> Offer"]))
  }

  @Test("What a screen hears and tells the flow in its turn, it tells while it is there")
  func relayed() {
    expect(
      app(
        "flow.present(Offer())", settings: "Sync.shared.changed.send(1)",
        more: """
          final class Sync {
            static let shared = Sync()
            let changed = PassthroughSubject<Int, Never>()
          }
          final class InviteModel: ObservableObject {
            private var bag = Set<AnyCancellable>()
            init() {
              Sync.shared.changed.sink { [weak self] _ in self?.tell() }.store(in: &bag)
            }
            func accept() { Sync.shared.changed.send(2) }
            func tell() { flow.notices.send("invite") }
          }
          struct Invite: View {
            @StateObject var model: InviteModel
            var body: some View { Button("Accept") { model.accept() } }
          }
          struct Menu: View {
            var body: some View { Button("Invite") { flow.present(Invite(model: InviteModel())) } }
          }
          """
      ).replacing("Button(\"Hello\") { flow.notices.send(\"home\") }", with: "Menu()"),
      transitions: ["Home -sheet-> Settings", "Home -sheet-> Invite", "Invite -sheet-> Offer"])
  }
}
