import Testing

@testable import FlowLoading

@Suite("Hosting controllers of a class that shared code makes")
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
}
