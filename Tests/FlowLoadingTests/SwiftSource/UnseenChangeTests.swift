import FlowGraph
import Testing

/// Code that steers nothing by itself is not run: what it puts into state is any value there is.
@Suite("Values that code gives which is not run")
struct UnseenChangeTests {
  private static let both = [
    "Player -sheet-> Queue", "Player -sheet-> Chapters",
  ]

  /// A screen with a button for each kind that its state holds.
  private func player(
    _ state: String, shown: String = "switch item.kind", in loop: String = "", change: String,
    item: String = "struct Item: Identifiable { var id = 0; var kind: Kind }"
  ) -> String {
    """
    enum Kind: String, CaseIterable, Codable { case queue, chapters }
    \(item)
    struct Layout: Codable { var items: [Item]; static let standard = Layout(items: [Item(kind: .queue)]) }
    @main struct Main: App { var body: some Scene { WindowGroup { Player() } } }
    struct Player: View {
      @State private var \(state)
      @State private var showsQueue = false
      @State private var showsChapters = false
      var body: some View {
        \(loop.isEmpty ? "Group" : loop)
          \(shown) {
          case .queue: Button("queue") { showsQueue = true }
          case .chapters: Button("chapters") { showsChapters = true }
          }
        }
        .sheet(isPresented: $showsQueue) { Queue() }
        .sheet(isPresented: $showsChapters) { Chapters() }
        .onAppear { load() }
      }
      private func load() { \(change) }
    }
    struct Queue: View { var body: some View { Text("") } }
    struct Chapters: View { var body: some View { Text("") } }
    """
  }

  @Test(
    "A state with a first value holds what a method makes anew",
    arguments: [
      "struct Item: Identifiable { var id = 0; var kind: Kind }",
      "final class Item { let kind: Kind; init(kind: Kind) { self.kind = kind } }",
    ])
  func state(_ item: String) {
    expect(
      player(
        "item = Item(kind: .queue)", in: "Group {", change: "item = Item(kind: .chapters)",
        item: item
      )
      .replacing("struct Layout: Codable", with: "struct Layout")
      .replacing("static let standard = Layout(items: [Item(kind: .queue)])", with: ""),
      transitions: Self.both)
  }

  @Test(
    "A list holds what a method adds to it",
    arguments: [
      "items.append(Item(kind: .chapters))", "items = [Item(kind: .chapters)]",
      "for kind in Kind.allCases { items.append(Item(kind: kind)) }",
    ])
  func list(_ change: String) {
    expect(
      player("items = [Item(kind: .queue)]", in: "ForEach(items) { item in", change: change),
      transitions: Self.both)
  }

  @Test("What a decoder makes holds any value there is")
  func decoded() {
    expect(
      player(
        "layout = Layout.standard", in: "ForEach(layout.items) { item in",
        change:
          "if let saved = try? JSONDecoder().decode(Layout.self, from: data) { layout = saved }",
        item: "struct Item: Codable, Identifiable { var id = 0; var kind: Kind }"),
      transitions: Self.both)
  }

  @Test("What no code changes holds what it was made with")
  func unchanged() {
    expect(
      player("item = Item(kind: .queue)", in: "Group {", change: "print(item)"),
      transitions: ["Player -sheet-> Queue"])
  }

  @Test(
    "A getter is as fixed as what it asks",
    arguments: [
      ("var ok: Bool { enabled }", "enabled = true"),
      ("var ok: Bool { self.enabled }", "enabled = Store.flag"),
      ("var ok: Bool { also }; var also: Bool { enabled }", "enabled = true"),
      ("var ok: Bool { Checker.shared.isEligible }", "Checker.shared.check()"),
    ])
  func getter(_ getter: String, _ change: String) {
    expect(controller(getter, change), transitions: ["Home -sheet-> Buy"])
  }

  @Test(
    "What a getter asks that nothing changes decides",
    arguments: ["var ok: Bool { enabled }", "var ok: Bool { Checker.shared.isEligible }"])
  func fixedGetter(_ getter: String) {
    expect(
      controller(getter, "print(1)").replacing("isEligible = Store.flag", with: ""),
      transitions: [])
  }

  private func controller(_ getter: String, _ change: String) -> String {
    launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
      + """
      final class Checker {
        static let shared = Checker()
        var isEligible = false
        func check() { isEligible = Store.flag }
      }
      final class Home: UIViewController {
        private var enabled = false
        \(getter)
        override func viewDidLoad() { super.viewDidLoad(); \(change) }
        @IBAction func buy() { if ok { present(Buy(), animated: true) } }
      }
      final class Buy: UIViewController {}
      """
  }

  @Test("`switch self` in what the program adds to an enum that it does not declare takes any case")
  func outsideEnum() {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: Home())")
        + """
        import Tracks
        extension Variation {
          enum Treatment: String { case features, plain }
          func custom() -> Treatment? {
            2️⃣Log.shared?.present(Features(), animated: true)
            switch self {
            case .customTreatment(let name): return Treatment(rawValue: name)
            default: return nil
            }
          }
        }
        final class Log: UIViewController { static weak var shared: Log? }
        struct Provider {
          static let shared = Provider()
          func variation() -> Variation { Tracks.shared.experiment() ?? .control }
        }
        final class Home: UIViewController {
          @IBAction func go() {
            switch Provider.shared.variation().custom() {
            case .features: 1️⃣present(Features(), animated: true)
            default: present(Plain(), animated: true)
            }
          }
        }
        final class Features: UIViewController {}
        final class Plain: UIViewController {}
        """,
      transitions: [
        "Home -sheet-> Features at 1️⃣", "Home -sheet-> Features at 2️⃣", "Home -sheet-> Plain",
      ])
  }
}
