import FlowGraph
import Testing

@Suite("Streams that are made for whoever listens")
struct BuiltStreamTests {
  private let tabs = ["Main -tab-> A", "Main -tab-> B"]

  /// Two screens that listen to what a shared object says, each on an own tab.
  private func app(
    _ service: String, _ first: String, _ second: String, tapped: String = ""
  ) -> String {
    """
    @main struct Main: App {
      var body: some Scene {
        WindowGroup { TabView { A().tabItem { Text("a") }; B().tabItem { Text("b") } } }
      }
    }
    enum News: Hashable { case one, two }
    \(service)
    struct A: View {
      @State private var isOpen = false
      @State private var isOther = false
      var body: some View {
        Text("a")
          .task { \(first) }
          .sheet(isPresented: $isOpen) { C() }
          .sheet(isPresented: $isOther) { E() }
      }
      func show(_ news: News) {
        switch news {
        case .one: 1️⃣isOpen = true
        case .two: 2️⃣isOther = true
        }
      }
    }
    struct B: View {
      @State private var isOpen = false
      var body: some View {
        Text("b").onTapGesture { \(tapped) }.task { \(second) }.sheet(isPresented: $isOpen) { D() }
      }
    }
    struct C: View { var body: some View { Text("c") } }
    struct D: View { var body: some View { Text("d") } }
    struct E: View { var body: some View { Text("e") } }
    """
  }

  @Test(
    "Who listens hears what was made for them",
    arguments: [
      // at once, from a task, through two streams, and through a function that is given the code
      """
      func news(_ kind: News) -> AsyncStream<News> {
        AsyncStream { continuation in continuation.yield(kind) }
      }
      """,
      """
      func news(_ kind: News) -> AsyncStream<News> {
        return AsyncStream<News> { continuation in
          let task = Task {
            continuation.yield(kind)
            continuation.finish()
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }
      """,
      """
      private func upstream(_ kind: News) -> AsyncStream<News> {
        AsyncStream { $0.yield(kind) }
      }
      func news(_ kind: News) -> AsyncStream<News> {
        AsyncStream { continuation in
          Task { for await item in self.upstream(kind) { continuation.yield(item) } }
        }
      }
      """,
      """
      func news(_ kind: News) -> AsyncStream<News> {
        stream { continuation in continuation.yield(kind) }
      }
      private func stream(
        task: @escaping (AsyncStream<News>.Continuation) async -> Void
      ) -> AsyncStream<News> {
        AsyncStream { continuation in Task { await task(continuation) } }
      }
      """,
    ])
  func apart(_ methods: String) {
    expect(
      app(
        "final class Service { static let shared = Service(); \(methods) }",
        "for await news in Service.shared.news(.one) { show(news) }",
        "for await _ in Service.shared.news(.two) { 3️⃣isOpen = true }"),
      transitions: tabs + ["A -sheet-> C at 1️⃣", "B -sheet-> D at 3️⃣"])
  }

  @Test(
    "What is said in short is of the type that the stream is of",
    arguments: [
      "var news: AsyncStream<News> { AsyncStream { $0.yield(.one) } }",
      "var news: some AsyncSequence { AsyncStream<News> { $0.yield(.one) } }",
      "lazy var news: AsyncStream<News> = AsyncStream { $0.yield(.one) }",
      "let news = AsyncStream<News> { continuation in Task { continuation.yield(.one) } }",
    ])
  func short(_ news: String) {
    expect(
      app(
        "final class Service { static let shared = Service(); \(news) }",
        "for await news in Service.shared.news { show(news) }", ""),
      transitions: tabs + ["A -sheet-> C at 1️⃣"])
  }

  @Test(
    "A closure that only keeps the continuation makes a channel that all hear",
    arguments: [
      "private(set) lazy var news = AsyncStream<News> { self.continuation = $0 }",
      "let news: AsyncStream<News>; init() { news = AsyncStream { self.continuation = $0 } }",
    ])
  func channel(_ news: String) {
    expect(
      app(
        """
        final class Service {
          static let shared = Service()
          private var continuation: AsyncStream<News>.Continuation?
          \(news)
          func say() { continuation?.yield(.two) }
        }
        """, "for await news in Service.shared.news { show(news) }", "Service.shared.say()"),
      transitions: tabs + ["A -sheet-> E at 2️⃣"])
  }

  @Test(
    "One that says something and keeps it says more later",
    arguments: ["self.continuation = continuation", "keepers.append(continuation)"])
  func keeping(_ keep: String) {
    expect(
      app(
        """
        final class Service {
          static let shared = Service()
          private var continuation: AsyncStream<News>.Continuation?
          private var keepers: [AsyncStream<News>.Continuation] = []
          var news: AsyncStream<News> {
            AsyncStream { continuation in
              continuation.yield(.one)
              \(keep)
            }
          }
          func say() {
            continuation?.yield(.two)
            keepers.forEach { $0.yield(.two) }
          }
        }
        """, "for await news in Service.shared.news { show(news) }", "",
        tapped: "Service.shared.say()"),
      transitions: tabs + ["A -sheet-> C at 1️⃣", "A -sheet-> E at 2️⃣"])
  }

  @Test(
    "What is done to it on the way is done for who listens",
    arguments: [
      "news().map { _ in News.one }", "news().compactMap { $0 == .two ? News.one : nil }",
      "news().filter { $0 == .two }.map { _ in News.one }",
    ])
  func steps(_ stream: String) {
    expect(
      app(
        """
        final class Service {
          static let shared = Service()
          func news() -> AsyncStream<News> { AsyncStream { $0.yield(.two) } }
        }
        """, "for await news in Service.shared.\(stream) { show(news) }", ""),
      transitions: tabs + ["A -sheet-> C at 1️⃣"])
  }

  @Test("A stream that starts itself anew comes to an end")
  func anew() {
    expect(
      app(
        """
        final class Service {
          static let shared = Service()
          func news() -> AsyncStream<News> {
            AsyncStream { continuation in
              continuation.yield(.one)
              for await _ in self.news() { continuation.yield(.two) }
            }
          }
        }
        """, "for await news in Service.shared.news() { show(news) }", ""),
      transitions: tabs + ["A -sheet-> C at 1️⃣", "A -sheet-> E at 2️⃣"])
  }
}
