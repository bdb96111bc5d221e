import Testing

@testable import FlowLoading

@Suite("What shared code makes for all that use it")
struct SharedHostTests {
  @Test(
    "Each hosts what the view that presents it has given",
    arguments: [
      "class Host<Page: View>: UIHostingController<Page> {}",
      """
      class Host<Page: View>: UIHostingController<Page> {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """,
    ])
  func contents(_ host: String) {
    expect(
      """
      struct Stamp: Identifiable, Equatable { let id = 0 }
      struct A: View { var body: some View { TabView { 1️⃣Post(); 2️⃣Depot() } } }
      struct Post: View {
        @State var stamp: Stamp?
        var body: some View {
          Button("post") { stamp = Stamp() }.raised(item: $stamp) { _ in B() }
        }
      }
      struct Depot: View {
        @State var stamp: Stamp?
        var body: some View {
          Button("depot") { stamp = Stamp() }.raised(item: $stamp) { _ in C() }
        }
      }
      extension View {
        func raised<Page: View>(
          presented: Binding<Bool>, @ViewBuilder content: @escaping () -> Page
        ) -> some View { modifier(Raise(presented: presented, content: content)) }
        func raised<Item: Equatable, Page: View>(
          item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
        ) -> some View { modifier(RaiseItem(item: item, content: content)) }
      }
      struct RaiseItem<Item: Equatable, Page: View>: ViewModifier {
        @Binding var item: Item?
        @State var isUp = false
        var content: (Item) -> Page
        func body(content: Content) -> some View {
          content.raised(presented: $isUp) { if let item { self.content(item) } }
            .onChange(of: item) { new in isUp = new != nil }
        }
      }
      struct Raise<Page: View>: ViewModifier {
        @Binding var presented: Bool
        let content: () -> Page
        @StateObject var model = Model()
        func body(content: Content) -> some View {
          content.introspect { model.root = $0 }.onChange(of: presented) { if $0 { raise() } }
        }
        func raise() { 3️⃣model.root?.present(Host(rootView: content()), animated: true) }
      }
      final class Model: ObservableObject { weak var root: UIViewController? }
      \(host)
      """,
      transitions: [
        "A -tab-> Post at 1️⃣", "A -tab-> Depot at 2️⃣", "Post -sheet-> B at 3️⃣",
        "Depot -sheet-> C at 3️⃣",
      ])
  }

  @Test("A modifier that is told a type has a destination for that one")
  func toldTypes() {
    expect(
      """
      struct Peak: Hashable { let n = 1 }
      struct Fish: Hashable { let n = 1 }
      struct A: View {
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("peak") { 1️⃣path.append(Peak()) }
              Button("fish") { 2️⃣path.append(Fish()) }
            }
            .trail(for: Peak.self) { _ in B() }
            .trail(for: Fish.self) { _ in C() }
          }
        }
      }
      extension View {
        func trail<D: Hashable, Page: View>(
          for data: D.Type, @ViewBuilder destination: @escaping (D) -> Page
        ) -> some View { modifier(Trail(for: data, destination: destination)) }
      }
      struct Trail<D: Hashable, Page: View>: ViewModifier {
        var destination: (D) -> Page
        init(for _: D.Type, destination: @escaping (D) -> Page) { self.destination = destination }
        func body(content: Content) -> some View {
          content.navigationDestination(for: D.self) { item in destination(item) }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }
}
