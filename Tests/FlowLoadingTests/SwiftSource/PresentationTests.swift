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

  @Test("The first of two trailing closures runs on dismissal")
  func trailingOnDismiss() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        @State private var isDone = false
        var body: some View {
          VStack { Button("x") { 1️⃣isShown = true } }
            .sheet(isPresented: $isShown) {
              2️⃣isDone = true
            } content: {
              B()
            }
            .fullScreenCover(isPresented: $isDone) { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -cover-> C at 2️⃣"])
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

  @Test("A stack around a switch shows what the item is, and no more")
  func itemInStack() {
    expect(
      """
      enum Modal: Identifiable { case b(Int), c; var id: String { "" } }
      struct A: View {
        @State private var modal: Modal?
        var body: some View {
          VStack { Button("x") { 1️⃣modal = .b(1) }; Button("y") { 2️⃣modal = .c } }
            .sheet(item: $modal) { modal in
              NavigationStack {
                switch modal {
                case .b: B()
                case .c: C()
                }
              }
            }
        }
      }
      struct B: View { var body: some View { 3️⃣NavigationLink("x") { D() } } }
      struct C: View { var body: some View { 4️⃣NavigationLink("x") { E() } } }
      """,
      transitions: [
        "A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣", "B -push-> D at 3️⃣", "C -push-> E at 4️⃣",
      ])
  }

  @Test("The stack of one sheet of many is no part of the screen that may present it")
  func sheetsByCase() {
    expect(
      """
      enum Kind: Identifiable { case form, about; var id: Int { 0 } }
      struct Sheet: View {
        let kind: Kind
        var body: some View {
          switch kind {
          case .form: NavigationView { B() }
          case .about: Flow()
          }
        }
      }
      struct Flow: View { var body: some View { NavigationView { C() } } }
      struct A: View {
        @State private var kind: Kind?
        var body: some View {
          Button("x") { 1️⃣kind = .about }
            .sheet(item: $kind) { Sheet(kind: $0) }
        }
      }
      """,
      transitions: [
        "A -sheet-> Sheet at 1️⃣", "Sheet -root-> B", "Sheet -root-> Flow", "Flow -root-> C",
      ])
  }
}
