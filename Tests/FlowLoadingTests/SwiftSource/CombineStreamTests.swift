import FlowGraph
import Testing

@Suite("Streams of Combine")
struct CombineStreamTests {
  @Test("Who listens to a subject hears the stream that shares itself through it")
  func shared() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private let chosen = PassthroughSubject<Int, Never>()
          private let taps = PassthroughSubject<Void, Never>()
          private var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
            super.viewDidLoad()
            chosen.sink { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }
              .store(in: &bag)
            taps.map { 1 }.multicast(subject: chosen).connect().store(in: &bag)
          }
          @IBAction func tapped() { taps.send(()) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A closure that gives nothing or `()` lets something through",
    arguments: [
      ("Void?", "()", ["Start -sheet-> Detail at 1️⃣"]),
      ("()?", "()", ["Start -sheet-> Detail at 1️⃣"]),
      ("Int?", "nil", []),
    ])
  func void(_ type: String, _ given: String, _ rows: [String]) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private let flips = PassthroughSubject<Bool, Never>()
          private var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
            super.viewDidLoad()
            flips.compactMap { isOn -> \(type) in if isOn { return \(given) } else { return nil } }
              .sink { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }.store(in: &bag)
          }
          @IBAction func flip(_ flip: UISwitch) { flips.send(flip.isOn) }
        }
        """, transitions: rows)
  }

  @Test(
    "A subject's method that is handed over as code",
    arguments: [
      "Button(action: model.picks.send) { Text(\"pick\") }", "Row(change: model.picks.send)",
      "Text(\"pick\").onTapGesture(perform: model.picks.send)",
    ])
  func handedOver(_ control: String) {
    expect(
      """
      final class Model: ObservableObject {
        let picks = PassthroughSubject<Void, Never>()
        @Published var isShown = false
        private var bag = Set<AnyCancellable>()
        init() { picks.sink { [weak self] in 1️⃣self?.isShown = true }.store(in: &bag) }
      }
      struct Row: View {
        let change: () -> Void
        var body: some View { Button(action: change) { Text("row") } }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View { VStack { \(control) }.sheet(isPresented: $model.isShown) { B() } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What the app adds to publishers listens to published state too")
  func ownOperator() {
    expect(
      launching(
        """
        let stack = UINavigationController()
        let flow = Flow(stack: stack)
        flow.start()
        window?.rootViewController = stack
        """) + """
          extension Publisher where Failure == Never {
            func sinkLater(_ hear: @escaping (Output) async throws -> Void) -> AnyCancellable {
              sink { value in Task { try await hear(value) } }
            }
          }
          final class Model: ObservableObject {
            @Published var isOn = false
            let done = PassthroughSubject<Void, Never>()
            private var bag = Set<AnyCancellable>()
            init() {
              $isOn.sinkLater { [weak self] isOn in if isOn { self?.done.send() } }.store(in: &bag)
            }
          }
          struct Knob: View {
            @Binding var isOn: Bool
            var body: some View { Text("knob").onTapGesture { isOn = true } }
          }
          struct Form: View {
            @ObservedObject var model: Model
            var body: some View { Knob(isOn: $model.isOn) }
          }
          struct List: View {
            let open: () -> Void
            var body: some View { Button("open") { open() } }
          }
          final class Done: UIViewController {}
          final class Flow {
            let stack: UINavigationController
            private var bag = Set<AnyCancellable>()
            init(stack: UINavigationController) { self.stack = stack }
            func start() {
              let list = List(open: { [weak self] in self?.form() })
              stack.setViewControllers([UIHostingController(rootView: list)], animated: false)
            }
            func form() {
              let model = Model()
              1️⃣stack.pushViewController(
                UIHostingController(rootView: Form(model: model)), animated: true)
              model.done.sink { [weak self] in
                2️⃣self?.stack.pushViewController(Done(), animated: true)
              }.store(in: &bag)
            }
          }
          """, transitions: ["List -push-> Form at 1️⃣", "Form -push-> Done at 2️⃣"])
  }

  @Test(
    "What the app adds to some publishers is not what all of them have",
    arguments: [
      "extension Publisher where Failure == Error",
      "extension Publisher where Output == Int, Failure == Error",
    ])
  func erased(_ head: String) {
    expect(
      plainLaunch + """
        struct Cached<Value> { let info: Int; let value: Value }
        \(head) {
          func eraseToAnyPublisher<Value>() -> AnyPublisher<(Int, Value), Error>
          where Output == Cached<Value> {
            map { ($0.info, $0.value) }.eraseToAnyPublisher()
          }
        }
        final class Hub {
          private let pages = PassthroughSubject<UIViewController, Never>()
          lazy var shown: AnyPublisher<UIViewController, Never> = pages.eraseToAnyPublisher()
          func send(_ page: UIViewController) { pages.send(page) }
        }
        final class Start: UIViewController {
          private let hub = Hub()
          private var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
            super.viewDidLoad()
            hub.shown.sink { [weak self] page in 1️⃣self?.present(page, animated: true) }
              .store(in: &bag)
          }
          @IBAction func go() { hub.send(Detail()) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A branch that fails leaves the other",
    arguments: [
      "guard isOn else { return Fail(error: Fault.late).eraseToAnyPublisher() }",
      "if !isOn { return Fail(error: Fault.late).eraseToAnyPublisher() }",
    ])
  func failing(_ branch: String) {
    expect(
      plainLaunch + """
        enum Fault: Error { case late }
        final class Start: UIViewController {
          private var bag = Set<AnyCancellable>()
          func load(_ isOn: Bool) -> AnyPublisher<Int, Error> {
            \(branch)
            return Future { done in done(.success(1)) }.eraseToAnyPublisher()
          }
          @IBAction func go(_ flip: UISwitch) {
            load(flip.isOn).sink(
              receiveCompletion: { _ in },
              receiveValue: { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }
            ).store(in: &bag)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("The completion that is the first of two trailing closures runs")
  func completion() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private var bag = Set<AnyCancellable>()
          @IBAction func go() {
            Just(1).sink { [weak self] _ in 1️⃣self?.present(Detail(), animated: true) }
              receiveValue: { _ in }
              .store(in: &bag)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Each stream that is merged brings what it is made into")
  func merged() {
    let graph = expect(
      plainLaunch + """
        enum Output { case detail, other }
        final class Start: UIViewController {
          private let details = PassthroughSubject<Void, Never>()
          private let others = PassthroughSubject<Void, Never>()
          private var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
            super.viewDidLoad()
            outputs().sink { [weak self] output in
              switch output {
              case .detail: 1️⃣self?.present(Detail(), animated: true)
              case .other: 2️⃣self?.present(Other(), animated: true)
              }
            }.store(in: &bag)
          }
          @IBAction func showDetail() { details.send() }
          @IBAction func showOther() { others.send(()) }
          private func outputs() -> AnyPublisher<Output, Never> {
            Publishers.Merge(details.map { .detail }, others.map { .other }).eraseToAnyPublisher()
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
    #expect(graph.transitions.allSatisfy { $0.otherTriggers == nil })
  }
}
