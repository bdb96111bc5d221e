import Testing

/// What a URL session's delegate keeps to run once a task is done.
@Suite("Closures that wait for a session's answers")
struct AnswerTableTests {
  private func app(_ responder: String) -> String {
    """
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      @StateObject private var model = Model()
      var body: some View {
        TabView { List { 2️⃣NavigationLink("other") { Other() } }; Book(model: model) }
      }
    }
    struct Book: View {
      @ObservedObject var model: Model
      var body: some View {
        Button("open") { model.open() }.sheet(isPresented: $model.isOpen) { Sample() }
      }
    }
    struct Other: View {
      @State private var isOpen = false
      var body: some View {
        Button("load") { Net.shared.get(address) { 3️⃣isOpen = true } }
          .sheet(isPresented: $isOpen) { Sample() }
      }
    }
    struct Sample: View { var body: some View { Text("sample") } }
    final class Model: ObservableObject {
      @Published var isOpen = false
      func open() { Net.shared.get(address) { 1️⃣self.isOpen = true } }
    }
    final class Net {
      static let shared = Net()
      private let responder: Responder
      private let session: URLSession
      init() {
        responder = Responder()
        session = URLSession(configuration: .default, delegate: responder, delegateQueue: nil)
      }
      func get(_ url: URL, done: @escaping () -> Void) {
        let task = session.dataTask(with: url)
        responder.add(done, to: task.taskIdentifier)
        task.resume()
      }
    }
    \(responder)
    """
  }

  private static let expected = [
    "Home -push-> Other at 2️⃣", "Home -tab-> Book", "Book -sheet-> Sample at 1️⃣",
    "Other -sheet-> Sample at 3️⃣",
  ]

  @Test("Each comes of the act that asked")
  func closures() {
    let graph = expect(
      app(
        """
        final class Responder: NSObject, URLSessionDataDelegate {
          private var waiting: [Int: () -> Void] = [:]
          func add(_ done: @escaping () -> Void, to task: Int) { waiting[task] = done }
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
            waiting[task.taskIdentifier]?()
            waiting[task.taskIdentifier] = nil
          }
        }
        """), transitions: Self.expected)
    let triggers = graph.transitions.filter { $0.kind == .sheet }.map(\.trigger)
    #expect(triggers == ["Button “open”", "Button “load”"])
  }

  @Test(
    "In a record too, of which there is one for all who ask",
    arguments: [
      (
        "struct Waiting { var data = Data(); let done: (() -> Void)? }",
        "waiting[task] = Waiting(done: done)"
      ),
      (
        "final class Waiting { var done: (() -> Void)? }",
        "let one = Waiting(); one.done = done; waiting[task] = one"
      ),
    ])
  func records(_ record: String, _ keep: String) {
    let graph = expect(
      app(
        """
        \(record)
        final class Responder: NSObject, URLSessionDataDelegate {
          private var tasks = [Int: Waiting]()
          private var waiting: [Int: Waiting] = [:]
          func add(_ done: @escaping () -> Void, to task: Int) { \(keep) }
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
            guard let one = waiting[task.taskIdentifier], let done = one.done else { return }
            done()
          }
        }
        """), transitions: Self.expected)
    let triggers = graph.transitions.filter { $0.kind == .sheet }.map(\.trigger)
    #expect(triggers == ["Button “open”", "Button “load”"])
  }

  @Test("A record brings what this call gave it, and not what others gave theirs")
  func apart() {
    expect(
      plainLaunch + """
        final class Waiting {
          var done: (() -> Void)?
          var name = ""
          func note(_ name: String) { self.name = name }
        }
        final class Responder: NSObject, URLSessionTaskDelegate {
          static let shared = Responder()
          private var waiting: [String: Waiting] = [:]
          func load(_ task: String, done: @escaping () -> Void) {
            let one = Waiting()
            one.done = done
            session.uploadTask(with: request, fromFile: file).resume()
            one.note(task)
            waiting[task] = one
          }
          func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
            waiting["a"]?.done?()
          }
        }
        final class Start: UIViewController {
          @IBAction func open() { Responder.shared.load("a") { 1️⃣self.present(Detail(), animated: true) } }
          @IBAction func page() { 2️⃣show(Page(), sender: nil) }
        }
        final class Page: UIViewController {
          @IBAction func open() { Responder.shared.load("b") { 3️⃣self.present(Other(), animated: true) } }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -push-> Page at 2️⃣", "Page -sheet-> Other at 3️⃣",
      ])
  }
}
