import Testing

@testable import FlowLoading

/// What an app adds to bindings, and what the getters of those ask by key path or by a property of
/// the enum.
@Suite("Methods of bindings and key paths to cases")
struct BindingMethodTests {
  private func expectOwn(
    _ shown: String, asks: String = "{ if case .edit(let item) = self { item } else { nil } }"
  ) {
    expect(
      """
      struct Item: Identifiable, Hashable { let id: Int }
      enum Goal {
        case add(Item), edit(Item)
        var add: Item? { guard case .add(let item) = self else { return nil }; return item }
        var edit: Item? \(asks)
        var isAdd: Bool { add != nil }
        var isEdit: Bool { if case .edit = self { true } else { false } }
      }
      extension Binding {
        func map<Whole, Part>(_ part: @escaping (Whole) -> Part?) -> Binding<Part?>
        where Value == Whole? {
          .init(
            get: { wrappedValue.flatMap(part) }, set: { if $0 == nil { wrappedValue = nil } })
        }
        func opened<Part>(_ part: KeyPath<Goal, Part?>) -> Binding<Part?> where Value == Goal? {
          Binding<Part?>(
            get: { wrappedValue?[keyPath: part] }, set: { _ in wrappedValue = nil })
        }
      }
      struct A: View {
        @State private var goal: Goal?
        var body: some View {
          NavigationStack {
            VStack {
              Button("Add") { 1️⃣goal = .add(Item(id: 1)) }
              Button("Edit") { 2️⃣goal = .edit(Item(id: 1)) }
            }
            \(shown)
          }
        }
        private func isOn(_ path: KeyPath<Goal, Bool>) -> Binding<Bool> {
          Binding(get: { goal?[keyPath: path] ?? false }, set: { if !$0 { goal = nil } })
        }
        private func part(_ of: @escaping (Goal) -> Item?) -> Binding<Item?> {
          Binding(get: { goal.flatMap(of) }, set: { if $0 == nil { goal = nil } })
        }
      }
      struct B: View { var body: some View { Text("b") } }
      struct C: View { var body: some View { Text("c") } }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -push-> C at 2️⃣"])
  }

  @Test(
    "Each act brings up what is shown for the case that it sets",
    arguments: [
      ("$goal.map(\\.add)", "$goal.map(\\.edit)"),
      ("$goal.map { $0.add }", "$goal.map { $0.edit }"),
      ("$goal.opened(\\.add)", "$goal.opened(\\.edit)"),
      ("part(\\.add)", "part { $0.edit }"),
      (
        "Binding(get: { goal?.add }, set: { if $0 == nil { goal = nil } })",
        "Binding(get: { goal.flatMap(\\.edit) }, set: { _ in goal = nil })"
      ),
    ])
  func items(_ sheet: String, _ push: String) {
    expectOwn(
      ".sheet(item: \(sheet)) { _ in B() }.navigationDestination(item: \(push)) { _ in C() }")
  }

  @Test("So it is where a flag that the enum computes is asked by key path")
  func flags() {
    expectOwn(
      """
      .sheet(isPresented: isOn(\\.isAdd)) { B() }
      .navigationDestination(isPresented: isOn(\\.isEdit)) { C() }
      """)
  }

  @Test(
    "However the enum says which case it is",
    arguments: [
      "{ switch self { case .edit(let item): item; case .add: nil } }",
      "{ switch self { case .edit(let item): return item; default: return nil } }",
      "{ if case .edit(let item) = self { return item }; return nil }",
    ])
  func forms(_ asks: String) {
    expectOwn(
      """
      .sheet(item: $goal.map(\\.add)) { _ in B() }
      .navigationDestination(item: $goal.map(\\.edit)) { _ in C() }
      """, asks: asks)
  }

  @Test(
    "Methods on the binding of a path change the path, under whatever name",
    arguments: [
      ("@Environment(\\.path) private var path", "B()", "append"),
      ("@Environment(\\.path) private var path", "B()", "go"),
      ("let path: Binding<NavigationPath>", "B(path: $path)", "append"),
    ])
  func paths(_ property: String, _ made: String, _ name: String) {
    expect(
      """
      extension EnvironmentValues { @Entry var path: Binding<NavigationPath> = .constant(.init()) }
      extension Binding where Value == NavigationPath {
        func \(name)<V: Hashable>(_ value: V) { 1️⃣wrappedValue.append(value) }
        func clear() { 2️⃣wrappedValue.removeLast(wrappedValue.count) }
      }
      struct A: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            \(made).navigationDestination(for: Int.self) { _ in \(made.replacing("B(", with: "C(")) }
          }
          .environment(\\.path, $path)
        }
      }
      struct B: View {
        \(property)
        var body: some View { Button("go") { path.\(name)(1) } }
      }
      struct C: View {
        \(property)
        var body: some View { Button("clear") { path.clear() } }
      }
      """,
      transitions: ["A -root-> B", "B -push-> C at 1️⃣"], backs: ["C popToRoot at 2️⃣"])
  }
}
