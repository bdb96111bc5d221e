import FlowGraph
import Testing

@Suite("What is left to do once a call of a library is done")
struct CompletionTests {
  @Test(
    "It belongs to the act that made the call, whatever its label",
    arguments: [
      "api.load(1, completion: { _ in DONE })", "api.load(1, completionHandler: { _ in DONE })",
      "api.load(1) { _ in DONE }",
      "URLSession.shared.dataTask(with: url, completionHandler: { _, _, _ in DONE }).resume()",
      "UIApplication.shared.open(URL(string: \"other://x\")!) { _ in DONE }",
      "UIApplication.shared.open(URL(string: \"other://x\")!, completionHandler: { _ in DONE })",
    ])
  func act(_ call: String) {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {
          let api = Remote()
          @IBAction func go() {
            \(call.replacing("DONE", with: "1️⃣self.present(Detail(), animated: true)"))
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.compactMap(\.trigger) == ["go"])
  }

  @Test("One whose delegate made the call acts from the page that told it")
  func delegate() {
    let graph = expect(
      plainLaunch + """
        protocol ScanDelegate: AnyObject { func didScan(_ code: String) }
        final class Start: UIViewController, ScanDelegate {
          let api = Remote()
          @IBAction func scan() {
            let scanner = Scanner()
            scanner.delegate = self
            1️⃣navigationController?.pushViewController(scanner, animated: true)
          }
          func didScan(_ code: String) {
            api.load(code, completion: { _ in
              2️⃣self.navigationController?.pushViewController(Detail(), animated: true)
            })
          }
        }
        final class Scanner: UIViewController {
          weak var delegate: ScanDelegate?
          @IBAction func take() { delegate?.didScan("x") }
        }
        """, transitions: ["Start -push-> Scanner at 1️⃣", "Scanner -push-> Detail at 2️⃣"])
    #expect(graph.transitions.compactMap(\.trigger).sorted() == ["scan", "take"])
  }

  @Test("What a library's view is given to run when it is done, a person sets off there")
  func view() {
    let graph = expect(
      """
      struct A: View {
        @State private var isDone = false
        var body: some View {
          Wizard(completion: { 1️⃣isDone = true }).sheet(isPresented: $isDone) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.compactMap(\.trigger) == ["Wizard"])
  }
}
