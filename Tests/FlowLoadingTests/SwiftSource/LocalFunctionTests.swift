import Testing

@Suite("Functions inside functions")
struct LocalFunctionTests {
  @Test("A local function is called above its declaration, in every scope")
  func hoisted() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          var isOpen = UserDefaults.standard.bool(forKey: "open")
          override func viewDidAppear(_ animated: Bool) {
            if isOpen {
              open()
              func open() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
            }
            guard !isOpen else { return }
            show(Other())
            func show(_ page: UIViewController) { 2️⃣present(page, animated: true) }
          }
        }
        """,
      transitions: ["Start -push-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"],
      entries: ["Start"])
  }

  /// Two screens that each give one client code to run.
  private func source(_ body: String) -> String {
    plainLaunch + """
      final class Client {
        static let shared = Client()
        func request(completion: @escaping (String?) -> Void) {
          \(body)
        }
      }
      final class Start: UIViewController {
        @IBAction func go() {
          1️⃣present(Second(), animated: true)
        }
        @IBAction func load() {
          Client.shared.request { _ in 2️⃣self.present(Detail(), animated: true) }
        }
      }
      final class Second: UIViewController {
        @IBAction func load() {
          Client.shared.request { _ in 3️⃣self.present(Other(), animated: true) }
        }
      }
      """
  }

  @Test(
    "One runs what its own caller's caller gave",
    arguments: [
      "func fail() { completion(nil) }\n fail()",
      "func fail() { completion(nil) }\n DispatchQueue.main.async { fail() }",
      "func end() { completion(nil) }\n func fail() { end() }\n DispatchQueue.main.async { fail() }",
      """
      func fail() { completion(nil) }
      URLSession.shared.dataTask(with: url) { data, _, _ in
        if data != nil { completion("done") } else { fail() }
      }.resume()
      """,
    ])
  func given(_ body: String) {
    let graph = expect(
      source(body),
      transitions: [
        "Start -sheet-> Second at 1️⃣", "Start -sheet-> Detail at 2️⃣",
        "Second -sheet-> Other at 3️⃣",
      ])
    #expect(graph.transitions.allSatisfy { $0.guard == nil })
  }
}
