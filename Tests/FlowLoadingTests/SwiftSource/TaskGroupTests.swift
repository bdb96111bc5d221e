import Testing

@Suite("Groups of tasks")
struct TaskGroupTests {
  private func app(_ group: String) -> String {
    """
    struct Card: Identifiable {
      let id: String
      var taps: [() -> Void] = []
      mutating func add(_ tap: @escaping () -> Void) { taps.append(tap) }
      func row() -> some View { 1️⃣NavigationLink(destination: Tips()) { Text(id) } }
    }
    extension Sequence {
      func mapped<T>(_ transform: @escaping (Element) async -> T) async -> [T] {
        await \(group)
      }
    }
    final class Model: ObservableObject {
      @Published var cards: [Card] = []
      func load() async {
        cards = await ["a", "b"].mapped { id -> Card in
          var card = Card(id: id)
          card.add { print("tap") }
          return card
        }
      }
    }
    struct Start: View {
      @StateObject var model = Model()
      var body: some View {
        NavigationStack { ForEach(model.cards) { $0.row() } }.task { await model.load() }
      }
    }
    struct Tips: View { var body: some View { Text("") } }
    @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
    """
  }

  @Test(
    "A group gives what its tasks do",
    arguments: [
      """
      withTaskGroup(of: T.self) { group in
        forEach { element in group.addTask { await transform(element) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      """,
      """
      withThrowingTaskGroup(of: T.self) { group in
        for element in self { group.addTask { await transform(element) } }
        var all: [T] = []
        for try await one in group { all.append(one) }
        return all
      }
      """,
    ])
  func results(_ group: String) {
    expect(app(group), transitions: ["Start -push-> Tips at 1️⃣"])
  }

  @Test("A method of the app's own that bears the name is that")
  func namesake() {
    expect(
      plainLaunch + """
        final class Router {
          weak var stack: UINavigationController?
          func addTask(animated: Bool) { 1️⃣stack?.pushViewController(Detail(), animated: animated) }
        }
        final class Start: UIViewController {
          var router: Router { Services.resolve() }
          @IBAction func tap() { router.addTask(animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("Whose results a group gives, tells who asked for it")
  func apart() {
    expect(
      """
      struct Card: Identifiable { let id: String; let open: () -> Void }
      extension Sequence {
        func mapped<T>(_ transform: @escaping (Element) async -> T) async -> [T] {
          await withTaskGroup(of: T.self) { group in
            for element in self { group.addTask { await transform(element) } }
            var all: [T] = []
            for await one in group { all.append(one) }
            return all
          }
        }
      }
      final class Model: ObservableObject {
        @Published var cards: [Card] = []
        @Published var showsTips = false
        @Published var showsHelp = false
        func loadTips() async { cards = await ["a"].mapped { Card(id: $0, open: { 1️⃣self.showsTips = true }) } }
        func loadHelp() async { _ = await ["a"].mapped { Card(id: $0, open: { self.showsHelp = true }) } }
      }
      struct Start: View {
        @StateObject var model = Model()
        var body: some View {
          ForEach(model.cards) { card in Button(card.id) { card.open() } }
            .task { await model.loadTips(); await model.loadHelp() }
            .sheet(isPresented: $model.showsTips) { Tips() }
            .sheet(isPresented: $model.showsHelp) { Help() }
        }
      }
      struct Tips: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """, transitions: ["Start -sheet-> Tips at 1️⃣"])
  }
}
