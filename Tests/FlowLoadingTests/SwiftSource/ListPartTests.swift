import Testing

@Suite("Parts of lists")
struct ListPartTests {
  @Test(
    "They hold what the list does, also where nobody saw it filled",
    arguments: ["prefix(3)", "suffix(3)", "dropFirst()", "dropLast(2)"])
  func part(_ part: String) {
    expect(
      """
      protocol Row { var title: String { get } }
      struct Link: Row { let title: String; let act: () -> Void }
      struct Detail: Row { let title: String; let act: () -> Void }
      struct Item { let title: String }
      struct Rows: View {
        let rows: [Row]
        var body: some View {
          ForEach(rows, id: \\.title) { row in
            switch row {
            case let row as Link: Button(row.title) { row.act() }
            case let row as Detail: Button(row.title) { row.act() }
            default: EmptyView()
            }
          }
        }
      }
      final class Recent: ObservableObject {
        private let fetcher = NSFetchedResultsController<NSManagedObject>()
        @Published var rows: [Row] = []
        init() {
          let items = fetcher.fetchedObjects ?? []
          rows = make(items)
        }
        private func make(_ items: [Item]) -> [Row] {
          items.\(part).map { item in Link(title: item.title, act: { print(item) }) }
        }
      }
      struct RecentPage: View {
        @StateObject var model = Recent()
        var body: some View { Rows(rows: model.rows) }
      }
      struct Settings: View {
        @State var signsOut = false
        var body: some View {
          Rows(rows: [Detail(title: "Sign out", act: { 3️⃣signsOut = true })])
            .sheet(isPresented: $signsOut) { SignOut() }
        }
      }
      struct SignOut: View { var body: some View { Text("") } }
      struct Start: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("Recent") { RecentPage() }
            2️⃣NavigationLink("Settings") { Settings() }
          }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """,
      transitions: [
        "Start -push-> RecentPage at 1️⃣", "Start -push-> Settings at 2️⃣",
        "Settings -sheet-> SignOut at 3️⃣",
      ])
  }

  @Test("An item of a list that a view is given is one of those that were given")
  func item() {
    expect(
      """
      enum Option { case share, report }
      struct Options: View {
        let options: [Option]
        @State var shares = false
        @State var reports = false
        var body: some View {
          ForEach(options.indices, id: \\.self) { index in
            switch options[index] {
            case .share: Button("Share") { 1️⃣shares = true }
            case .report: Button("Report") { 2️⃣reports = true }
            }
          }
          .sheet(isPresented: $shares) { Share() }
          .sheet(isPresented: $reports) { Report() }
        }
      }
      struct Share: View { var body: some View { Text("") } }
      struct Report: View { var body: some View { Text("") } }
      struct Post: View {
        var body: some View { ZStack { Text("post"); Options(options: [.share, .report]) } }
      }
      struct Chat: View {
        var body: some View { ZStack { Text("chat"); Options(options: [.report]) } }
      }
      struct Start: View {
        var body: some View {
          NavigationStack {
            3️⃣NavigationLink("Post") { Post() }
            4️⃣NavigationLink("Chat") { Chat() }
          }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """,
      transitions: [
        "Start -push-> Post at 3️⃣", "Start -push-> Chat at 4️⃣", "Post -sheet-> Share at 1️⃣",
        "Post -sheet-> Report at 2️⃣", "Chat -sheet-> Report at 2️⃣",
      ])
  }
}
