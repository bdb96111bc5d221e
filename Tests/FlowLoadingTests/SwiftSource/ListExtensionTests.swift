import Testing

@Suite("Methods that an app adds to lists")
struct ListExtensionTests {
  @Test(
    "They give what is in the list",
    arguments: [
      ("Array", "index < count ? self[index] : nil"),
      ("Collection", "if isEmpty { return nil }; return first"),
      ("RandomAccessCollection", "guard !isEmpty else { return nil }; return self.first"),
      ("Array where Element: UIViewController", "filter { $0.isViewLoaded }.first"),
    ])
  func element(_ type: String, _ body: String) {
    expect(
      plainLaunch + """
        extension \(type) { func at(_ index: Int) -> Element? { \(body) } }
        final class Start: UIViewController {
          var pages: [UIViewController] = []
          override func viewDidLoad() { pages.append(Detail()) }
          @IBAction func next() {
            guard let page = pages.at(1) else { return }
            1️⃣present(page, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A property of lists says what is in the list that it gives")
  func property() {
    expect(
      """
      struct Place: Hashable { let name: String }
      enum Page: Hashable { case help }
      final class Model: ObservableObject { @Published var places: [Place] = [] }
      extension Array where Element == Place {
        var ordered: [Place] { self.sorted { $0.name < $1.name } }
      }
      struct Start: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationStack {
            VStack {
              ForEach(model.places.ordered.indices, id: \\.self) { index in
                let place = model.places.ordered[index]
                1️⃣NavigationLink(value: place) { Text(place.name) }
              }
              2️⃣NavigationLink("Help", value: Page.help)
            }
            .navigationDestination(for: Place.self) { _ in PlaceView() }
            .navigationDestination(for: Page.self) { _ in HelpView() }
          }
        }
      }
      struct PlaceView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """, transitions: ["Start -push-> PlaceView at 1️⃣", "Start -push-> HelpView at 2️⃣"])
  }

  @Test("A reduction that puts every item into a path gives them all")
  func gathered() {
    expect(
      """
      struct Asset: Hashable {}
      struct Deal: Hashable {}
      @Observable final class Paths {
        var path = NavigationPath()
        func set(_ items: [any Hashable]) {
          1️⃣path = items.reduce(into: NavigationPath()) { $0.append($1) }
        }
      }
      struct Home: View {
        let paths: Paths
        var body: some View { Button("deal") { paths.set([Asset(), Deal()]) } }
      }
      struct Start: View {
        @State private var paths = Paths()
        var body: some View {
          NavigationStack(path: $paths.path) {
            Home(paths: paths)
              .navigationDestination(for: Asset.self) { _ in AssetView() }
              .navigationDestination(for: Deal.self) { _ in DealView() }
          }
        }
      }
      struct AssetView: View { var body: some View { Text("") } }
      struct DealView: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """,
      transitions: [
        "Start -root-> Home", "Home -push-> AssetView at 1️⃣", "Home -push-> DealView at 1️⃣",
      ])
  }
}
