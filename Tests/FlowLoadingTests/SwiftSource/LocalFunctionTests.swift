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
}
