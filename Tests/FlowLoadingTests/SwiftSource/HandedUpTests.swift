import FlowGraph
import Testing

@Suite("Operations that others hand on")
struct HandedUpTests {
  @Test("An action two levels up presents")
  func actionsUp() {
    expect(
      """
      struct A: View {
        @StateObject private var model = ViewModel()
        var body: some View {
          NavigationStack { B(viewModel: model.makeB()) }
            .sheet(item: $model.sheet) { sheet in
              switch sheet { case .settings: C() }
            }
        }
      }
      extension A {
        final class ViewModel: ObservableObject {
          enum Sheet: Identifiable { case settings; var id: Self { self } }
          @Published var sheet: Sheet?
          func makeB() -> B.ViewModel {
            B.ViewModel { [weak self] action in
              switch action {
              case .didTapSettings: 1️⃣self?.sheet = .settings
              case .didTapNothing: break
              }
            }
          }
        }
      }
      struct B: View {
        @StateObject var viewModel: ViewModel
        init(viewModel: ViewModel) { _viewModel = StateObject(wrappedValue: viewModel) }
        var body: some View {
          D(viewModel: viewModel.child)
        }
      }
      extension B {
        final class ViewModel: ObservableObject {
          enum Action { case didTapSettings, didTapNothing }
          var onAction: ((Action) -> Void)?
          init(onAction: ((Action) -> Void)?) { self.onAction = onAction }
          lazy var child = D.ViewModel { [weak self] action in
            switch action {
            case .settings: self?.onAction?(.didTapSettings)
            case .other: self?.onAction?(.didTapNothing)
            }
          }
        }
      }
      struct D: View {
        @ObservedObject var viewModel: ViewModel
        var body: some View {
          VStack {
            Button("s") { viewModel.tapSettings() }
            Button("o") { viewModel.tapOther() }
          }
        }
        final class ViewModel: ObservableObject {
          enum Action { case settings, other }
          private let onAction: (Action) -> Void
          init(onAction: @escaping (Action) -> Void) { self.onAction = onAction }
          func tapSettings() { onAction(.settings) }
          func tapOther() { onAction(.other) }
        }
      }
      """, transitions: ["B -sheet-> C at 1️⃣", "A -root-> B"])
  }

  /// A container's toolbar on its root is the container's own, as the root could stand elsewhere.
  @Test("A toolbar on content belongs to the screen that the content is, or to its container")
  func toolbars() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        @State private var isHelping = false
        var body: some View {
          NavigationStack {
            C().toolbar { Button("?") { 1️⃣isHelping = true } }
              .navigationDestination(for: Int.self) { _ in
                D().toolbar { Button("?") { 2️⃣isHelping = true } }
              }
          }
          .sheet(isPresented: $isShown) {
            NavigationStack { B().toolbar { Button("Close") { 3️⃣isShown = false } } }
          }
          .sheet(isPresented: $isHelping) { E() }
          .toolbar { Button("x") { 4️⃣isShown = true } }
        }
      }
      struct C: View { var body: some View { 5️⃣NavigationLink("x", value: 1) } }
      """,
      transitions: [
        "A -root-> C", "A -sheet-> E at 1️⃣", "D -sheet-> E at 2️⃣", "A -sheet-> B at 4️⃣",
        "C -push-> D at 5️⃣",
      ],
      backs: ["B dismiss at 3️⃣"])
  }

  @Test("A toolbar in one branch is not on the screen of the other")
  func toolbarOfBranch() {
    expect(
      """
      struct A: View {
        let flag: Bool
        @State private var isOpen = false
        @State private var isShown = false
        var body: some View {
          Button("x") { 2️⃣isOpen = true }
            .sheet(isPresented: $isOpen) {
              if flag { B().toolbar { Button("?") { 1️⃣isShown = true } } } else { C() }
            }
            .sheet(isPresented: $isShown) { D() }
        }
      }
      """,
      transitions: ["A -sheet-> B at 2️⃣", "A -sheet-> C at 2️⃣", "B -sheet-> D at 1️⃣"])
  }

  @Test("A dismissal handed to a pushed screen takes the whole modal away")
  func dismissalHandedOn() {
    expect(
      #"""
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
        }
      }
      struct B: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { NavigationStack { 2️⃣NavigationLink("x") { C(done: { 3️⃣dismiss() }) } } }
      }
      struct C: View {
        let done: () -> Void
        var body: some View { Button("x", action: done) }
      }
      """#,
      transitions: ["A -sheet-> B at 1️⃣", "B -push-> C at 2️⃣"], backs: ["C dismiss at 3️⃣"])
  }
}
