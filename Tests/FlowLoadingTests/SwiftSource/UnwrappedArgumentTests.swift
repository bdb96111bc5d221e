import Testing

@Suite("Arguments that a condition has unwrapped")
struct UnwrappedArgumentTests {
  private func source(_ call: String, asks: String) -> String {
    plainLaunch + """
      final class Book {}
      final class Start: UIViewController {
        var book: Book?
        @IBAction func edit() { \(call) }
      }
      enum Opener {
        static func open(on host: UIViewController, _ book: Book?) {
          if \(asks) {
            1️⃣host.present(Detail(), animated: true)
          } else {
            2️⃣host.present(Other(), animated: true)
          }
        }
      }
      """
  }

  @Test(
    "They are there for the one who is given them",
    arguments: [
      "if let book { Opener.open(on: self, book) }",
      "if let book = book { Opener.open(on: self, book) }",
      "guard let book else { return }; Opener.open(on: self, book)",
    ], ["book != nil", "let book"])
  func unwrapped(call: String, asks: String) {
    expect(source(call, asks: asks), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What is handed on as it is may not be there", arguments: ["book != nil", "let book"])
  func handedOn(asks: String) {
    expect(
      source("Opener.open(on: self, book)", asks: asks),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("A variable that is given something else may not be there again")
  func reassigned() {
    expect(
      source(
        "if var book { book = self.found() ?? book; Opener.open(on: self, book) }",
        asks: "book != nil"),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -sheet-> Other at 2️⃣"])
  }

  @Test("What is given as nothing is nothing, in words of its own too")
  func flag() {
    expect(
      plainLaunch + """
        final class Row: UIView {
          var play: (() -> Void)?
          var host: UIViewController?
          func show(_ play: (() -> Void)?, on host: UIViewController) {
            self.play = play
            self.host = host
            refresh()
          }
          func refresh() {
            let canPlay = play != nil
            if canPlay { 1️⃣host?.present(Detail(), animated: true) }
          }
        }
        final class Start: UIViewController {
          let row = Row()
          override func viewDidLoad() { row.show(nil, on: self) }
          @IBAction func open() { 2️⃣present(Other(), animated: true) }
        }
        extension Other {
          @IBAction func play() { Row().show({}, on: self) }
        }
        """,
      transitions: ["Start -sheet-> Other at 2️⃣", "Other -sheet-> Detail at 1️⃣"])
  }
}
