import Testing

@Suite("Branches and rows that are not for everyone")
struct BranchTests {
  @Test("A chain of cases shows for each case its own screen", arguments: ["", "else { C() }"])
  func chain(_ rest: String) {
    expect(
      """
      enum Item: Hashable { case loading, tab(Int), topics }
      final class Model: ObservableObject { @Published var item: Item = .loading }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          if case .loading = model.item {
            Start().environmentObject(model)
          } else if case let .tab(number) = model.item {
            NavigationStack { Page(number: number) }
          } \(rest)
        }
      }
      struct Start: View {
        @EnvironmentObject private var model: Model
        var body: some View {
          Button("Topics") { 1️⃣model.item = .topics }
        }
      }
      struct Page: View {
        let number: Int
        var body: some View { Text("Page") }
      }
      """,
      transitions: ["A -embed-> Start", "A -root-> Page"]
        + (rest.isEmpty ? [] : ["A -embed-> C", "Start -embed-> C at 1️⃣"]))
  }

  @Test("A view that is made without an optional does not show what hangs on it")
  func leftOut() {
    expect(
      """
      struct Meeting { let room: String }
      struct A: View {
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("Course") { Course() }
            2️⃣NavigationLink("Lesson") { Lesson(meeting: Meeting(room: "1")) }
          }
        }
      }
      struct Course: View { var body: some View { DetailPart() } }
      struct Lesson: View {
        let meeting: Meeting
        var body: some View { DetailPart(meeting: meeting) }
      }
      struct DetailPart: View {
        var meeting: Meeting?
        var body: some View { VStack { if let meeting = self.meeting { Room(meeting: meeting) } } }
      }
      struct Room: View {
        let meeting: Meeting
        var body: some View { 3️⃣NavigationLink("Room") { B() } }
      }
      """,
      transitions: ["A -push-> Course at 1️⃣", "A -push-> Lesson at 2️⃣", "Lesson -push-> B at 3️⃣"])
  }

  @Test("What a loop gives is a row of the screen, though there is nothing else")
  func rows() {
    expect(
      """
      enum Page: Int, CaseIterable, Identifiable {
        case about, help
        var id: Int { rawValue }
      }
      struct A: View {
        @State private var showsAbout = false
        var body: some View {
          NavigationView {
            ScrollView {
              VStack { ForEach(Page.allCases) { Row(page: $0) { _ in 1️⃣showsAbout = true } } }
            }
            .background(NavigationLink("", destination: B(), isActive: $showsAbout))
          }
        }
      }
      struct Row: View {
        let page: Page
        let action: (Page) -> Void
        var body: some View { Text("row").onTapGesture { action(page) } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
