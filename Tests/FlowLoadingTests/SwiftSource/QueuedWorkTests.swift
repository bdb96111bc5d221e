import FlowGraph
import Testing

@Suite("Queues of work") struct QueuedWorkTests {
  /// - Parameters:
  ///   - put: What `show` and `close` do with the job that they make.
  ///   - job: The members of a job.
  private func source(
    put: String, job: String = "var task: Task; var isAnimated: Bool", more: String
  ) -> String {
    """
    enum Page: Hashable { case b, c }
    enum Task: Equatable { case show(Page); case close(Page) }
    struct Job { \(job) }
    final class Router {
      private var waiting = [Job]()
      private var isBusy = false
      let host: Host
      init(host: Host) { self.host = host }
      func show(_ page: Page) { put(Job(task: .show(page), isAnimated: true)) }
      func close(_ page: Page) { put(Job(task: .close(page), isAnimated: true)) }
      private func put(_ job: Job) { \(put) }
      private func run(_ job: Job) {
        switch job.task {
        case .show(let page): host.show(page) { self.finish(job) }
        case .close: host.close { self.finish(job) }
        }
      }
      \(more)
    }
    final class Host {
      let navigation = UINavigationController()
      lazy var router = Router(host: self)
      func start() {
        let a = A()
        a.onTap = { self.router.show(.b) }
        navigation.setViewControllers([a], animated: false)
      }
      func show(_ page: Page, then: @escaping () -> Void) {
        switch page {
        case .b:
          let b = B()
          b.onTap = { self.router.show(.c) }
          1️⃣navigation.present(b, animated: true, completion: then)
        case .c:
          let c = C()
          c.onTap = { self.router.close(.c) }
          2️⃣navigation.present(c, animated: true, completion: then)
        }
      }
      func close(then: @escaping () -> Void) {
        3️⃣navigation.dismiss(animated: true, completion: then)
      }
    }
    class Screen: UIViewController {
      var onTap: (() -> Void)?
      @objc func go() { onTap?() }
      override func viewDidLoad() {
        navigationItem.rightBarButtonItem =
          UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(go))
      }
    }
    final class A: Screen {}
    final class B: Screen {}
    final class C: Screen {}
    class AppDelegate: UIResponder, UIApplicationDelegate {
      let host = Host()
      var window: UIWindow?
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
        window?.rootViewController = host.navigation
        host.start()
        return true
      }
    }
    """
  }

  private static let each = ["A -sheet-> B at 1️⃣", "B -sheet-> C at 2️⃣"]
  private static let mixed = ["A", "B", "C"].flatMap {
    ["\($0) -sheet-> B at 1️⃣", "\($0) -sheet-> C at 2️⃣"]
  }

  private static let first = """
    private func work() {
      guard let next = waiting.first else { return }
      run(next)
    }
    private func finish(_ job: Job) { waiting.removeFirst(); work() }
    """

  @Test(
    "An act works off what it put there",
    arguments: [
      ("waiting.append(job); if !isBusy { work() }", first),
      ("self.waiting.append(job); self.work()", first),
      ("waiting.append(contentsOf: [job]); work()", first),
      ("waiting.insert(job, at: 0); guard !isBusy else { return }; work()", first),
      (
        "waiting.append(job); work()",
        """
        private func work(without other: Set<Int> = []) {
          isBusy = true
          let next = waiting.first { _ in !other.contains(1) }
          guard let next else { return }
          run(next)
        }
        private func finish(_ job: Job) { waiting.removeAll(); work() }
        """
      ),
      (
        "waiting.append(job); work()",
        """
        private func work() { if let next = waiting.first { run(next) } }
        private func finish(_ job: Job) {
          guard let place = waiting.firstIndex(where: { $0.task == job.task }) else { return }
          waiting.remove(at: place)
          work()
        }
        """
      ),
      (
        "waiting.append(job); work()",
        """
        private func work() {
          guard let next = waiting.popFirst() else { return }
          run(next)
        }
        private func finish(_ job: Job) { work() }
        """
      ),
      (
        "waiting.append(job); work()",
        """
        private func work() {
          while !waiting.isEmpty { run(waiting.removeFirst()) }
        }
        private func finish(_ job: Job) {}
        """
      ),
    ])
  func worksOff(_ put: String, _ more: String) {
    expect(
      source(put: put, more: more), transitions: Self.each, backs: ["C dismiss at 3️⃣"])
  }

  @Test(
    "What is no queue holds all that it was ever given",
    arguments: [
      // Something else is put there without being worked off.
      (
        "waiting.append(job); work()",
        first + "\nfunc later() { waiting.append(Job(task: .show(.b), isAnimated: true)) }"
      ),
      // The last is taken: a stack.
      (
        "waiting.append(job); work()",
        """
        private func work() { waiting.last.map(run) }
        private func finish(_ job: Job) { waiting.removeLast() }
        """
      ),
      // Nothing is ever taken out.
      (
        "waiting.append(job); work()",
        """
        private func work() { waiting.first.map(run) }
        private func finish(_ job: Job) {}
        """
      ),
    ])
  func others(_ put: String, _ more: String) {
    expect(
      source(put: put, more: more), transitions: Self.mixed,
      backs: ["A", "B", "C"].map { "\($0) dismiss at 3️⃣" })
  }
}
