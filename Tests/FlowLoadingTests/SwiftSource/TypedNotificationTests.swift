import Testing

@Suite("Notifications that a generic function posts by type")
struct TypedNotificationTests {
  /// A bus of notifications named by their types, and two screens of which one posts.
  private func source(
    posting: String, beside: String = "",
    posted: String = "NotificationCenter.default.post(name: T.name, object: payload)",
    listening: String = ".onReceive(handle(.show)) { 9️⃣sheet = $0 }"
  ) -> String {
    """
    protocol Notify {
      associatedtype Payload
      static var name: Notification.Name { get }
      var payload: Payload { get }
    }
    extension Notify { static var name: Notification.Name { .init("\\(Self.self)") } }
    struct Notifications<T: Notify> {
      let notify: T
      init(_ notify: T) { self.notify = notify }
    }
    struct Handler<T> {}
    struct ShowNotify: Notify { typealias Payload = Sheets; var payload: Payload }
    struct OtherNotify: Notify { typealias Payload = Sheets; var payload: Payload }
    extension Handler {
      static var show: Handler<ShowNotify> { .init() }
      static var other: Handler<OtherNotify> { .init() }
    }
    extension Notifications {
      static func show(_ sheet: Sheets) -> Notifications<ShowNotify> {
        .init(.init(payload: sheet))
      }
      static func other(_ sheet: Sheets) -> Notifications<OtherNotify> {
        .init(.init(payload: sheet))
      }
    }
    func notify<T: Notify>(_ notify: Notifications<T>) {
      let payload = notify.notify.payload
      DispatchQueue.main.async { \(posted) }
    }
    func handle<T: Notify>(_ handler: Handler<T>) -> AnyPublisher<T.Payload, Never> {
      NotificationCenter.default.publisher(for: T.name)
        .map { $0.object as! T.Payload }
        .eraseToAnyPublisher()
    }
    enum Sheets: Identifiable { case b, c; var id: Self { self } }
    struct A: View {
      @State private var sheet: Sheets?
      var body: some View {
        NavigationStack { VStack { 1️⃣NavigationLink("d") { D() }; \(beside) } }
          .sheet(item: $sheet) { item in
            switch item {
            case .b: B()
            case .c: C()
            }
          }
          \(listening)
      }
    }
    struct D: View { var body: some View { Button("x") { \(posting) } } }
    """
  }

  @Test("A screen that posts leads where who listens says, with what it posts")
  func posted() {
    let graph = expect(
      source(posting: "notify(.show(.b))"),
      transitions: ["A -push-> D at 1️⃣", "D -sheet-> B at 9️⃣"])
    #expect(graph.transitions.last?.trigger == "Button “x”")
  }

  @Test("Each type is heard by its own listeners")
  func other() {
    expect(
      source(
        posting: "notify(.other(.b))",
        listening: ".onReceive(handle(.other)) { 9️⃣sheet = $0 }.onReceive(handle(.show)) { _ in }"),
      transitions: ["A -push-> D at 1️⃣", "D -sheet-> B at 9️⃣"])
    expect(
      source(posting: "notify(.other(.b))"),
      transitions: ["A -push-> D at 1️⃣", "A -sheet-> B at 9️⃣", "A -sheet-> C at 9️⃣"])
  }

  @Test("What nobody is seen to post comes from outside, to the screen that listens")
  func unseen() {
    let graph = expect(
      source(posting: "", posted: ""),
      transitions: ["A -push-> D at 1️⃣", "A -sheet-> B at 9️⃣", "A -sheet-> C at 9️⃣"])
    #expect(graph.transitions.contains { $0.trigger == "onReceive" })
  }

  @Test("Each screen leads where what it posts says, through a function that all of them call")
  func helper() {
    expect(
      source(posting: "present(.b)", beside: "2️⃣NavigationLink(\"e\") { E() }")
        + """

        func present(_ sheet: Sheets) { notify(.show(sheet)) }
        struct E: View { var body: some View { Button("y") { present(.c) } } }
        """,
      transitions: [
        "A -push-> D at 1️⃣", "A -push-> E at 2️⃣", "D -sheet-> B at 9️⃣", "E -sheet-> C at 9️⃣",
      ])
  }
}
