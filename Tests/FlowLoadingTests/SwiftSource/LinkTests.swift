import FlowGraph
import Testing

@Suite("NavigationLink")
struct LinkTests {
  /// A stack whose root holds a link.
  private func linked(_ link: String, state: String = "") -> String {
    """
    struct A: View {
      \(state)
      var body: some View {
        NavigationStack {
          List { \(link) }
            .navigationDestination(for: Int.self) { number in B() }
        }
      }
    }
    """
  }

  @Test(
    "Each form pushes what it names",
    arguments: [
      #"1️⃣NavigationLink("Next", value: 7)"#,
      #"1️⃣NavigationLink(value: 7) { Text("Next") }"#,
      #"1️⃣NavigationLink(value: 7, label: { Text("Next") })"#,
      #"1️⃣NavigationLink(destination: B()) { Text("Next") }"#,
      #"1️⃣NavigationLink("Next", destination: B())"#,
      #"1️⃣NavigationLink("Next") { B() }"#,
      #"1️⃣NavigationLink { B() } label: { Text("Next") }"#,
      #"1️⃣NavigationLink(destination: { B() }, label: { Text("Next") })"#,
      #"1️⃣NavigationLink(destination: B().padding(), label: { Text("Next") })"#,
      #"1️⃣NavigationLink(destination: AnyView(B())) { Text("Next") }"#,
      #"1️⃣NavigationLink("Next") { let x = 1; B() }"#,
    ])
  func forms(link: String) {
    expect(linked(link), transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A link that state can set off pushes from both places")
  func isActive() {
    expect(
      linked(
        """
        1️⃣NavigationLink("Next", destination: C(), isActive: $isOn)
        Button("Go") { 2️⃣isOn = true }
        """, state: "@State private var isOn = false"),
      transitions: ["A -push-> C at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test(
    "Code around a link that empties its state by itself leaves it to be tapped",
    arguments: ["onAppear", "onDisappear"])
  func emptied(_ modifier: String) {
    let graph = expect(
      """
      struct A: View {
        @State private var chosen: String? = nil
        @State private var isShown = false
        var body: some View {
          NavigationView {
            List {
              1️⃣NavigationLink(destination: B(), tag: "b", selection: $chosen) { Text("b") }
              2️⃣NavigationLink(destination: C(), isActive: $isShown) { Text("c") }
            }
            .\(modifier) { chosen = nil; isShown = false }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
    #expect(
      graph.transitions.compactMap(\.trigger) == ["NavigationLink “b”", "NavigationLink “c”"])
  }

  @Test("The trailing closures of an active link are its destination and its label")
  func isActiveTrailing() {
    expect(
      linked(
        "1️⃣NavigationLink(isActive: $isOn) { C() } label: { Text(\"x\") }",
        state: "@State private var isOn = false"),
      transitions: ["A -push-> C at 1️⃣"])
  }

  @Test(
    "A destination that is chosen by the state is for each act what the act chose",
    arguments: [
      "destination: target, isActive: $goal.isSet()) { Text(\"x\") }",
      "destination: target, isActive: $goal.isSet(), label: { Text(\"x\") })",
      "isActive: $goal.isSet(), destination: { target }) { Text(\"x\") }",
    ])
  func chosen(arguments: String) {
    func source(_ link: String) -> String {
      """
      extension Binding {
        func isSet<W>() -> Binding<Bool> where Value == W? {
          Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
        }
      }
      struct A: View {
        enum Goal { case author(String), edit(Int) }
        @State private var goal: Goal?
        var body: some View {
          NavigationView {
            VStack {
              Button("a") { 1️⃣goal = .author("Ann") }
              Button("e") { 2️⃣goal = .edit(7) }
            }
            .background { \(link) }
          }
        }
        @ViewBuilder private var target: some View {
          if let goal {
            switch goal {
            case .author(let name): B()
            case .edit: C()
            }
          }
        }
      }
      """
    }
    let acts = ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"]
    expect(
      source("3️⃣NavigationLink(\(arguments)"),
      transitions: acts + ["A -push-> B at 3️⃣", "A -push-> C at 3️⃣"])
    // What shows nothing cannot be tapped.
    let hidden = arguments.replacing("Text(\"x\")", with: "EmptyView()")
    expect(source("NavigationLink(\(hidden)"), transitions: acts)
  }

  @Test("A title without letters cannot be tapped either", arguments: ["\"\"", "\"Open\""])
  func emptyTitle(_ title: String) {
    expect(
      """
      struct A: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack {
            Button("x") { 1️⃣isOn = true }
              .background(2️⃣NavigationLink(\(title), destination: C(), isActive: $isOn))
          }
        }
      }
      struct C: View { var body: some View { Text("c") } }
      """,
      transitions: ["A -push-> C at 1️⃣"] + (title == "\"\"" ? [] : ["A -push-> C at 2️⃣"]))
  }

  @Test("In a list the row of a link without a label is what a person taps")
  func emptyLabelInList() {
    expect(
      linked(
        """
        ZStack { Text("x"); 1️⃣NavigationLink(destination: C(), isActive: $isOn) { EmptyView() } }
        """, state: "@State private var isOn = false"),
      transitions: ["A -push-> C at 1️⃣"])
  }

  @Test("Selection chooses the link with its tag")
  func tagAndSelection() {
    expect(
      linked(
        """
        1️⃣NavigationLink("C", destination: C(), tag: 1, selection: $chosen)
        2️⃣NavigationLink("D", destination: D(), tag: 2, selection: $chosen)
        """, state: "@State private var chosen: Int?"),
      transitions: ["A -push-> C at 1️⃣", "A -push-> D at 2️⃣"])
  }

  @Test(
    "What sets a selection shows the link with that tag",
    arguments: [("Place", "nil", ".one", ".two"), ("String", "nil", "\"one\"", "\"two\"")])
  func tagsOfTheirOwn(type: String, first: String, one: String, two: String) {
    expect(
      "enum Place: Hashable { case one, two }\n"
        + linked(
          """
          3️⃣NavigationLink(destination: C(), tag: \(one), selection: $chosen) { EmptyView() }
          4️⃣NavigationLink(destination: D(), tag: \(two), selection: $chosen) { EmptyView() }
          Button("One") { 1️⃣chosen = \(one) }
          Button("Two") { open(\(two)) }
          """,
          state: """
            @State private var chosen: \(type)? = \(first)
            func open(_ place: \(type)) { 2️⃣chosen = place }
            """),
      transitions: [
        "A -push-> C at 1️⃣", "A -push-> D at 2️⃣", "A -push-> C at 3️⃣", "A -push-> D at 4️⃣",
      ])
  }

  @Test("A constant value takes its own branch of the destination")
  func constantCase() {
    expect(
      """
      enum Route: Hashable { case b, c(Int) }
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack {
              1️⃣NavigationLink("B", value: Route.b)
              2️⃣NavigationLink("C", value: Route.c(3))
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .b: B()
              case .c(let number): C()
              }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A value of a model goes to the destination of its type")
  func modelValue() {
    expect(
      """
      struct Recipe: Hashable, Identifiable { let id: Int }
      struct Author: Hashable { let name: String }
      struct A: View {
        let recipes: [Recipe]
        let author: Author?
        var body: some View {
          NavigationStack {
            List(recipes) { recipe in 1️⃣NavigationLink("x", value: recipe) }
            2️⃣NavigationLink("y", value: author)
          }
          .navigationDestination(for: Recipe.self) { B() }
          .navigationDestination(for: Author.self) { author in C() }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test("A destination made by a function, a property or a ternary is followed")
  func madeElsewhere() {
    expect(
      linked(
        """
        1️⃣NavigationLink("x", destination: makeB())
        2️⃣NavigationLink("x") { detail }
        3️⃣NavigationLink("x", destination: flag ? AnyView(D()) : AnyView(E()))
        """,
        state: """
          var flag: Bool
          func makeB() -> some View { B() }
          @ViewBuilder private var detail: some View { C() }
          """),
      transitions: [
        "A -push-> B at 1️⃣", "A -push-> C at 2️⃣", "A -push-> D at 3️⃣", "A -push-> E at 3️⃣",
      ])
  }

  @Test("A destination's branches carry their conditions")
  func guards() throws {
    let graph = expect(
      linked(
        "1️⃣NavigationLink(\"x\") { if user.isPremium { B() } else { C() } }",
        state: "let user: User"),
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
    let guards = graph.transitions.map { "\($0.to) \($0.guard ?? "")" }
    #expect(guards == ["B user.isPremium", "C !user.isPremium"])
  }

  @Test("A value that no destination on the stack takes is reported, and leads nowhere")
  func undelivered() {
    let graph = expect(linked(#"1️⃣NavigationLink("x", value: "text")"#))
    #expect(graph.undelivered.map(\.type) == ["String"])
  }

  @Test("A link behind a link starts on the screen that shows it")
  func chain() {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { 1️⃣NavigationLink("x") { B() } } } }
      struct B: View { var body: some View { 2️⃣NavigationLink("x") { C() } } }
      """, transitions: ["A -push-> B at 1️⃣", "B -push-> C at 2️⃣"])
  }

  @Test("A link by an initialiser of the app's own is not guessed")
  func ownInitializer() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack { 1️⃣NavigationLink("x", value: "shown beside", destination: Page.b) }
        }
      }
      enum Page { case b }
      """, unresolved: ["at 1️⃣"])
  }

  @Test(
    "A pushed list without a type of its own is a page, on which its rows act",
    arguments: [
      "NavigationLink { List(items) { _ in Row() } } label: { Text(\"all\") }",
      "NavigationLink(destination: Form { Row(); Text(\"more\") }) { Text(\"all\") }",
    ])
  func unnamedLevel(_ link: String) {
    expect(
      """
      struct A: View { var body: some View { NavigationStack { List { Card() } } } }
      struct Card: View {
        var body: some View { 3️⃣\(link) }
      }
      struct Row: View {
        @State private var isOpen = false
        var body: some View {
          1️⃣NavigationLink("x") { B() }
          Button("x") { 2️⃣isOpen = true }.sheet(isPresented: $isOpen) { C() }
        }
      }
      """,
      transitions: [
        "A -push-> Card.all at 3️⃣", "Card.all -push-> B at 1️⃣", "Card.all -sheet-> C at 2️⃣",
      ])
  }

  @Test("A value link in a list with a selection selects")
  func selection() {
    let graph = expect(
      """
      struct A: View {
        @State private var item: Item?
        var body: some View {
          NavigationSplitView {
            List(items, selection: $item) { NavigationLink("x", value: Item()) }
          } detail: { B() }
        }
      }
      struct Item: Hashable {}
      """, transitions: ["A -embed-> B"])
    #expect(graph.undelivered.isEmpty)
  }

  @Test(
    "A link with nothing to push is switched off",
    arguments: ["item == nil ? nil : Route.b", "isReady ? Route.b : nil"])
  func nothing(_ value: String) {
    expect(
      """
      enum Route: Hashable { case b, c }
      struct A: View {
        @State private var item: Int?
        let isReady: Bool
        var body: some View {
          NavigationStack {
            1️⃣NavigationLink("b", value: \(value))
              .navigationDestination(for: Route.self) { route in
                switch route { case .b: B(); case .c: C() }
              }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
