import FlowGraph
import Testing

@Suite("Sheets, covers and popovers")
struct PresentationTests {
  private static let modals = [
    ("sheet", "sheet"), ("fullScreenCover", "cover"), ("popover", "popover"),
  ]

  @Test("A flag presents", arguments: modals)
  func isPresented(call: String, kind: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
            .\(call)(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -\(kind)-> B at 1️⃣"])
  }

  @Test("An item presents, each case its own screen", arguments: modals)
  func item(call: String, kind: String) {
    expect(
      """
      enum Modal: Identifiable { case b, c(Int); var id: String { "" } }
      struct A: View {
        @State private var modal: Modal?
        var body: some View {
          VStack {
            Button("x") { 1️⃣modal = .b }
            Button("y") { 2️⃣modal = Modal.c(1) }
          }
          .\(call)(item: $modal) { modal in
            switch modal {
            case .b: B()
            case .c: C()
            }
          }
        }
      }
      """, transitions: ["A -\(kind)-> B at 1️⃣", "A -\(kind)-> C at 2️⃣"])
  }

  @Test("A flag is toggled, set by a method, set later")
  func otherWrites() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        func show() { 3️⃣isShown = true }
        var body: some View {
          VStack {
            Button("a") { 1️⃣isShown.toggle() }
            Button("b") { Task { await load(); 2️⃣isShown = true } }
            Button("c", action: show)
            Button("d") { 4️⃣isShown = !isShown }
          }
          .sheet(isPresented: $isShown, onDismiss: { print("x") }, content: { B() })
        }
      }
      """,
      transitions: [
        "A -sheet-> B at 1️⃣", "A -sheet-> B at 2️⃣", "A -sheet-> B at 3️⃣", "A -sheet-> B at 4️⃣",
      ])
  }

  @Test("Content is a function by name, or with an argument label")
  func contentByReference() {
    expect(
      """
      struct Item: Identifiable { let id: Int }
      struct A: View {
        @State private var isShown = false
        @State private var item: Item?
        var body: some View {
          VStack {
            Button("a") { 1️⃣isShown = true }
            Button("b") { 2️⃣item = Item(id: 1) }
          }
          .sheet(isPresented: $isShown, content: makeB)
          .sheet(item: $item, content: makeC)
        }
        @ViewBuilder private func makeB() -> some View { B() }
        private func makeC(item: Item) -> some View { C() }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("Content is a type's initialiser")
  func contentByInit() {
    expect(
      """
      struct Item: Identifiable { let id: Int }
      struct A: View {
        @State private var item: Item?
        var body: some View {
          Button("b") { 1️⃣item = Item(id: 1) }.sheet(item: $item, content: B.init)
        }
      }
      struct B: View { let item: Item; var body: some View { Text("") } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A sheet has a stack of its own")
  func ownStack() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("a") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) {
              NavigationStack { B() }
            }
        }
      }
      struct B: View {
        var body: some View { 2️⃣NavigationLink("x") { C() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -push-> C at 2️⃣"])
  }

  @Test("Clearing the state from inside is a dismissal")
  func clearedByChild() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        @State private var item: Int?
        var body: some View {
          VStack { Button("a") { 1️⃣isShown = true }; Button("b") { 2️⃣item = 1 } }
            .sheet(isPresented: $isShown) { B(isShown: $isShown) }
            .fullScreenCover(item: $item) { _ in C(close: { 4️⃣item = nil }) }
        }
      }
      struct B: View {
        @Binding var isShown: Bool
        var body: some View { Button("x") { 3️⃣isShown = false } }
      }
      struct C: View {
        let close: () -> Void
        var body: some View { Button("x", action: close) }
      }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -cover-> C at 2️⃣"],
      backs: ["B dismiss at 3️⃣", "C dismiss at 4️⃣"])
  }

  @Test("Two sheets that follow each other")
  func replaced() {
    expect(
      """
      enum Modal: Identifiable { case b, c; var id: Self { self } }
      struct A: View {
        @State private var modal: Modal?
        var body: some View {
          Button("a") { 1️⃣modal = .b }
            .sheet(item: $modal) { which in
              switch which {
              case .b: B { 2️⃣modal = .c }
              case .c: C()
              }
            }
        }
      }
      struct B: View {
        let next: () -> Void
        init(next: @escaping () -> Void) { self.next = next }
        var body: some View { Button("x") { next() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 2️⃣"])
  }

  @Test("A destination that a flag or an item shows is pushed")
  func navigationDestination() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        @State private var item: Int?
        var body: some View {
          NavigationStack {
            VStack {
              Button("a") { 1️⃣isShown = true }
              Button("b") { 2️⃣item = 4 }
            }
            .navigationDestination(isPresented: $isShown) { B() }
            .navigationDestination(item: $item) { number in C() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

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

  @Test("A toolbar around content belongs to the screen that the content is")
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
        "A -root-> C", "C -sheet-> E at 1️⃣", "D -sheet-> E at 2️⃣", "A -sheet-> B at 4️⃣",
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
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            if flag { B().toolbar { Button("?") { 1️⃣isShown = true } } } else { C() }
          }
          .sheet(isPresented: $isShown) { D() }
        }
      }
      """, transitions: ["A -root-> B", "A -root-> C", "B -sheet-> D at 1️⃣"])
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
