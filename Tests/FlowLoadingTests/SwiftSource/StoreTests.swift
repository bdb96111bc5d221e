import Testing

@Suite("Stores that an app makes of a framework's subject")
struct StoreTests {
  /// - Parameters:
  ///   - open: What a tap does with the store.
  ///   - members: What the app adds to the subject.
  ///   - shown: The binding that the sheet is shown by.
  private func source(
    open: String, members: String, update: String = "store.map(\\.routing.details)",
    shown: String = "$details.isShown", store: String = "CurrentValueSubject<AppState, Never>"
  ) -> String {
    """
    import Combine
    typealias Store<State> = CurrentValueSubject<State, Never>
    struct AppState: Equatable { var routing = Routing() }
    struct Routing: Equatable { var details = Details() }
    struct Details: Equatable { var isShown = false }
    struct A: View {
      let store: \(store) = .init(AppState())
      @State private var details = Details()
      var body: some View {
        Text("a").onTapGesture { \(open) }
          .sheet(isPresented: \(shown)) { B() }
          .onReceive(\(update)) { details = $0 }
      }
    }
    \(members)
    """
  }

  private func check(_ source: String) {
    expect(source, transitions: ["A -sheet-> B at 1️⃣"])
  }

  private let setter = """
    {
      get { value[keyPath: keyPath] }
      set {
        var value = self.value
        1️⃣value[keyPath: keyPath] = newValue
        self.value = value
      }
    }
    """

  @Test(
    "A subscript of the app's own changes what the subject holds",
    arguments: [
      "CurrentValueSubject", "Store",
    ])
  func subscripts(_ name: String) {
    check(
      source(
        open: "store[\\.routing.details.isShown] = true",
        members: """
          extension \(name) {
            subscript<T>(keyPath: WritableKeyPath<Output, T>) -> T where T: Equatable \(setter)
          }
          """, store: "\(name)<AppState\(name == "Store" ? "" : ", Never")>"))
  }

  @Test("A subscript can change a part of what the subject holds")
  func part() {
    check(
      source(
        open: "store[\\.routing.details.isShown] = true",
        members: """
          extension Store {
            subscript<T>(keyPath: WritableKeyPath<Output, T>) -> T {
              get { value[keyPath: keyPath] }
              set { 1️⃣value[keyPath: keyPath] = newValue }
            }
          }
          """))
  }

  @Test("What changes a part of what the subject holds sends the whole")
  func whole() {
    check(source(open: "1️⃣store.value.routing.details.isShown = true", members: ""))
  }

  @Test("A method of the app's own takes what is done to a copy")
  func update() {
    check(
      source(
        open: "store.update { 1️⃣$0.routing.details.isShown = true }",
        members: """
          extension Store {
            func update(_ change: (inout Output) -> Void) {
              var value = self.value
              change(&value)
              self.value = value
            }
          }
          """))
  }

  @Test("A method of the app's own gives a stream of a part")
  func stream() {
    check(
      source(
        open: "1️⃣store.value.routing.details.isShown = true",
        members: """
          extension Store {
            func updates<Value>(for keyPath: KeyPath<Output, Value>) -> AnyPublisher<Value, Failure> {
              return map(keyPath).eraseToAnyPublisher()
            }
          }
          """, update: "store.updates(for: \\.routing.details)"))
  }

  @Test("A binding that the app wraps is asked for a part")
  func binding() {
    check(
      source(
        open: "store[\\.routing.details.isShown] = true",
        members: """
          extension Store {
            subscript<T>(keyPath: WritableKeyPath<Output, T>) -> T where T: Equatable \(setter)
          }
          extension Binding where Value: Equatable {
            func dispatched<S>(to store: Store<S>, _ keyPath: WritableKeyPath<S, Value>) -> Self {
              .init(get: { wrappedValue }, set: { wrappedValue = $0; store[keyPath] = $0 })
            }
          }
          extension A {
            var binding: Binding<Details> { $details.dispatched(to: store, \\.routing.details) }
          }
          """, shown: "binding.isShown"))
  }

  @Test("What a generic parameter stands for is no type of a framework")
  func parameter() {
    expect(
      """
      struct Item: Hashable { let id: String }
      struct A: View {
        @State private var items: [Item] = []
        var body: some View {
          NavigationStack {
            List(items) { item in 1️⃣NavigationLink(value: item) { Text("i") } }
              .query(results: $items)
              .navigationDestination(for: Item.self) { _ in B() }
          }
        }
      }
      extension View {
        func query<T>(results: Binding<[T]>) -> some View {
          background { QueryView { results.wrappedValue = $0 } }
        }
      }
      struct QueryView<T>: View {
        @State var found: [T] = []
        let results: ([T]) -> Void
        var body: some View { Rectangle().onChange(of: found) { results(found) } }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
