import Testing

/// Functions that change what they are given: `&path`.
@Suite("State given to be changed")
struct InoutTests {
  @Test("A flag given to a method to be set shows what it presents")
  func flag() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("open") { set(&isShown) }.sheet(isPresented: $isShown) { B() }
        }
        func set(_ flag: inout Bool) { 1️⃣flag = true }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A path given to a function to be changed is pushed on",
    arguments: [
      "static func open(_ path: inout NavigationPath) { 1️⃣path.append(Item()) }",
      "static func open(_ path: inout NavigationPath) { add(&path) }\n"
        + "  private static func add(_ stack: inout NavigationPath) { 1️⃣stack.append(Item()) }",
      "static func open(_ path: inout NavigationPath) {\n"
        + "    [Item()].forEach { 1️⃣path.append($0) } }",
    ])
  func path(opener: String) {
    expect(
      """
      struct Item: Hashable {}
      enum Opener {
        \(opener)
      }
      struct A: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("open") { Opener.open(&path) }
              .navigationDestination(for: Item.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("Each of two paths is changed by the call that is given it")
  func twoPaths() {
    expect(
      """
      struct Item: Hashable {}
      func open(_ path: inout [Item]) { 1️⃣path.append(Item()) }
      struct A: View {
        @State private var own: [Item] = []
        @State private var other: [Item] = []
        var body: some View {
          NavigationStack(path: $own) {
            Button("open") { open(&own) }.navigationDestination(for: Item.self) { _ in B() }
          }
          .sheet(isPresented: .constant(false)) {
            NavigationStack(path: $other) {
              D().navigationDestination(for: Item.self) { _ in C() }
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A property of a struct that is given whole is changed")
  func property() {
    expect(
      """
      struct Shown { var isOpen = false }
      struct A: View {
        @State private var shown = Shown()
        var body: some View {
          Button("open") { open(&shown) }.sheet(isPresented: $shown.isOpen) { B() }
        }
        func open(_ shown: inout Shown) { 1️⃣shown.isOpen = true }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "What a function assigns to a parameter, the caller's local can hold",
    arguments: [
      "func choose(_ choice: inout Choice) { if isLate() { choice = .second } }",
      "func choose(_ choice: inout Choice) { guard isLate() else { return }; choice = .second }",
      """
      func choose(_ choice: inout Choice) { change(&choice) }
      func change(_ choice: inout Choice) { choice = .second }
      """,
      // The name is bound anew where the function goes on.
      """
      func choose(_ choice: inout Choice) {
        choice = .second
        let other = choice
        guard let choice = Optional(other) else { return }
        print(choice)
      }
      """,
    ])
  func assigned(_ functions: String) {
    expect(
      """
      enum Choice { case first, second }
      \(functions)
      func pick() -> Choice {
        var choice = Choice.first
        choose(&choice)
        return choice
      }
      struct A: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
          Button("open") {
            switch pick() {
            case .first: 1️⃣isFirst = true
            case .second: 2️⃣isSecond = true
            }
          }
          .sheet(isPresented: $isFirst) { B() }
          .sheet(isPresented: $isSecond) { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("What a local holds in a part is not known once a function was given the part to change")
  func part() {
    expect(
      """
      func fill(_ text: inout String?) { text = "x" }
      struct A: View {
        @State private var isFull = false
        var body: some View {
          Button("open") {
            var pair: (String?, Int) = (nil, 1)
            fill(&pair.0)
            if pair.0 != nil { 1️⃣isFull = true }
          }
          .sheet(isPresented: $isFull) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A local that a function leaves as it is holds what it held")
  func unchanged() {
    expect(
      """
      enum Choice { case first, second }
      func look(at choice: inout Choice) { print(choice) }
      struct A: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
          Button("open") {
            var choice = Choice.first
            look(at: &choice)
            if choice == .first { 1️⃣isFirst = true } else { isSecond = true }
          }
          .sheet(isPresented: $isFirst) { B() }
          .sheet(isPresented: $isSecond) { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What a local holds is not known any more once somebody else was given it to change")
  func local() {
    expect(
      """
      enum Choice { case first, second }
      struct A: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
          Button("open") {
            var choice = Choice.first
            Chooser.shared.choose(&choice)
            if choice == .first { 1️⃣isFirst = true } else { 2️⃣isSecond = true }
          }
          .sheet(isPresented: $isFirst) { B() }
          .sheet(isPresented: $isSecond) { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }
}
