import Testing

@testable import FlowLoading

@Suite("Objects that shared code makes around what it is given to run")
struct HandedCodeTests {
  /// - Parameter service: A `Service` that runs what `save` is given, with what it needs for it.
  private func source(_ service: String) -> String {
    """
    \(service)
    struct A: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("a") { Service.shared.save { isShown = true } }
            NavigationLink("b") { B() }
          }
          .sheet(isPresented: $isShown) { SheetA() }
        }
      }
    }
    struct B: View {
      @State private var isShown = false
      var body: some View {
        Button("b") { Service.shared.save { isShown = true } }
          .sheet(isPresented: $isShown) { SheetB() }
      }
    }
    struct SheetA: View { var body: some View { Text("a") } }
    struct SheetB: View { var body: some View { Text("b") } }
    """
  }

  private func expectEach(
    _ service: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      source(service),
      transitions: ["A -push-> B", "A -sheet-> SheetA", "B -sheet-> SheetB"],
      sourceLocation: sourceLocation)
  }

  private static func service(
    _ job: String = "final class", save: String = "Job(block: { then() }).run()", more: String = ""
  ) -> String {
    """
    \(job) Job {
      private let block: () -> Void
      init(block: @escaping () -> Void) { self.block = block }
      func run() { block() }
    }
    final class Service {
      static let shared = Service()
      func save(then: @escaping () -> Void) { \(save) }
      \(more)
    }
    """
  }

  @Test(
    "A job runs what it was made around",
    arguments: [
      service(), service("struct"), service(save: "let job = Job(block: then); job.run()"),
      service(save: "let job = Job { print(1); then() }; job.run()"),
      service(save: "let next = { then() }; Job(block: next).run()"),
      service(
        save: "perform(then: { then() })",
        more: "func perform(then: @escaping () -> Void) { Job(block: then).run() }"),
      service(
        save: "perform(.save(then))",
        more: """
          enum Act { case save(() -> Void) }
          func perform(_ act: Act) {
            Job { if case .save(let then) = act { then() } }.run()
          }
          """),
    ])
  func job(_ service: String) { expectEach(service) }

  @Test(
    "So does an operation on a queue",
    arguments: [
      "override func main() { block() }",
      "override func start() { if isCancelled { return }; main() }; override func main() { block() }",
      "override func start() { block() }",
    ])
  func operation(_ members: String) {
    expectEach(
      """
      final class Job: Operation {
        private let block: () -> Void
        init(block: @escaping () -> Void) { self.block = block }
        \(members)
      }
      final class Service {
        static let shared = Service()
        let queue = OperationQueue()
        func save(then: @escaping () -> Void) {
          queue.addOperation(Job { DispatchQueue.main.async { then() } })
        }
      }
      """)
  }

  @Test("A job that holds what a value carries")
  func carried() {
    expectEach(
      """
      struct Note { let text: String; let action: (() -> Void)? }
      final class Row {
        private let note: Note
        init(note: Note) { self.note = note }
        func tap() { note.action?() }
      }
      final class Service {
        static let shared = Service()
        func show(_ note: Note) { Row(note: note).tap() }
        func save(then: @escaping () -> Void) { show(Note(text: "", action: then)) }
      }
      """)
  }

  @Test("Of two closures each counts")
  func two() {
    expectEach(
      """
      final class Job {
        let first, second: () -> Void
        init(first: @escaping () -> Void, second: @escaping () -> Void) {
          self.first = first
          self.second = second
        }
        func run() { first(); second() }
      }
      final class Service {
        static let shared = Service()
        func save(then: @escaping () -> Void) { perform({ print(1) }, then) }
        func perform(_ one: @escaping () -> Void, _ two: @escaping () -> Void) {
          Job(first: one, second: two).run()
        }
      }
      """)
  }

  @Test("Jobs that make each other come to an end")
  func endless() {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(
        source(
          Self.service().replacing(
            "func run() { block() }",
            with: "func run() { block(); let job = self; Service.shared.save { job.block() } }"))
      ).files)
    #expect(graph.transitions.contains { $0.from == "A" && $0.to == "SheetA" })
  }
}
