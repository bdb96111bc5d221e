import Testing

@Suite("Private methods of a class and of one below it")
struct PrivateMethodTests {
  @Test("Each class runs its own, where they lie in different files")
  func own() {
    expect(
      """
      \(plainLaunch)
      class Base: UIViewController {
        override func viewDidLoad() { setUp() }
        private func setUp() { 1️⃣addChild(Empty()) }
      }
      final class Empty: UIViewController {
        @IBAction func all() { 2️⃣present(Detail(), animated: true) }
      }
      //// Start.swift
      final class Start: Base {
        override func viewDidLoad() { super.viewDidLoad(); setUp() }
        private func setUp() { title = "Empty" }
        @IBAction func other() { 3️⃣present(Other(), animated: true) }
      }
      """,
      transitions: [
        "Start -embed-> Empty at 1️⃣", "Empty -sheet-> Detail at 2️⃣", "Start -sheet-> Other at 3️⃣",
      ])
  }

  @Test("In one file the one below is seen from above, and does not hide it")
  func open() {
    expect(
      plainLaunch + """
        class Base: UIViewController {
          @IBAction func tap() { show() }
          func show() { present(Other(), animated: true) }
        }
        final class Start: Base {
          override func show() { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
