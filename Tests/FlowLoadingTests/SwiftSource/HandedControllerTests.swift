import Testing

@Suite("Views of controllers that they are given")
struct HandedControllerTests {
  private func source(_ members: String, made: (String) -> String) -> String {
    """
    @main struct Main: App { var body: some Scene { WindowGroup { Hub() } } }
    struct Container: UIViewControllerRepresentable {
      \(members)
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    struct Hub: View {
      enum Place: Hashable { case settings, review(Int) }
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("settings") { 1️⃣path.append(Place.settings) }
            Button("review") { 2️⃣path.append(Place.review(1)) }
          }
          .navigationDestination(for: Place.self) { place in
            switch place {
            case .settings: \(made("Settings()"))
            case .review(let id): \(made("Review(id: id)"))
            }
          }
        }
      }
    }
    final class Settings: UIViewController {
      @IBAction func about() { 3️⃣present(About(), animated: true) }
    }
    final class About: UIViewController {}
    final class Review: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
    """
  }

  private static let given = """
    let content: UIViewController
      init(_ content: UIViewController) { self.content = content }
      func makeUIViewController(context: Context) -> UIViewController { content }
    """

  @Test("The controller is the screen, each one its own")
  func property() {
    let graph = expect(
      source(Self.given) { "Container(\($0))" },
      transitions: [
        "Hub -push-> Settings at 1️⃣", "Hub -push-> Review at 2️⃣", "Settings -sheet-> About at 3️⃣",
      ])
    #expect(
      graph.transitions.map(\.trigger) == ["Button “review”", "Button “settings”", "about"])
  }

  @Test("So is one that code makes which the view is given")
  func closure() {
    expect(
      source(
        """
        let make: () -> UIViewController
          func makeUIViewController(context: Context) -> UIViewController { make() }
        """
      ) { "Container { \($0) }" },
      transitions: [
        "Hub -push-> Settings at 1️⃣", "Hub -push-> Review at 2️⃣", "Settings -sheet-> About at 3️⃣",
      ])
  }

  @Test("A view that makes its controller, or wraps one of its own kind, is a screen itself")
  func own() {
    expect(
      source(
        """
        let content: Settings
          init(_ content: UIViewController) { self.content = Settings() }
          func makeUIViewController(context: Context) -> Settings { content }
        """
      ) { "Container(\($0))" },
      transitions: [
        "Hub -push-> Container at 1️⃣", "Hub -push-> Container at 2️⃣",
        "Container -embed-> Settings", "Settings -sheet-> About at 3️⃣",
      ])
  }

  @Test("What is asked before the view is shown is asked before the controller is")
  func conditions() {
    let graph = expect(
      """
      @main struct Main: App {
        @AppStorage("new") var isNew = false
        var body: some Scene { WindowGroup { Hub(isNew: isNew) } }
      }
      struct Container: UIViewControllerRepresentable {
        \(Self.given)
      }
      struct Hub: View {
        let isNew: Bool
        @State private var isShown = false
        var body: some View {
          Button("go") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) {
              if isNew { Container(Settings()) } else { Container(Review()) }
            }
        }
      }
      final class Settings: UIViewController {}
      final class Review: UIViewController {}
      """, transitions: ["Hub -sheet-> Settings at 1️⃣", "Hub -sheet-> Review at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == ["!isNew", "isNew"])
  }
}
