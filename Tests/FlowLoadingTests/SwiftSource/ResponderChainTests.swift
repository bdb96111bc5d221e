import Testing

@Suite("The chain of responders")
struct ResponderChainTests {
  private func source(_ search: String, start: String = "UITableViewController, Opening") -> String
  {
    plainLaunch + """
      protocol Opening { func open() }
      extension UIResponder {
        func found<T>() -> T? {
          var responder: UIResponder! = self
          while responder != nil {
            if let responder = responder as? T { return responder }
            responder = responder.next
          }
          return nil
        }
      }
      final class Row: UITableViewCell {
        func setUp() {
          addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        override func layoutSubviews() { setUp() }
        @objc func tapped() { \(search) }
      }
      final class Start: \(start) {
        override func viewDidLoad() {
          tableView.register(Row.self, forCellReuseIdentifier: "row")
        }
        override func tableView(
          _ table: UITableView, cellForRowAt path: IndexPath
        ) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        func open() { 1️⃣present(Detail(), animated: true) }
      }
      """
  }

  @Test(
    "A cell of a registered class finds the controller that it stands on",
    arguments: [
      "let up: Opening? = found(); up?.open()",
      "(next as? Opening)?.open()",
      """
      var responder: UIResponder? = self
      while responder != nil {
        if let up = responder as? Opening { up.open(); return }
        responder = responder?.next
      }
      """,
    ])
  func cell(_ search: String) {
    expect(source(search), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A controller that is none of those who are asked for is not asked")
  func otherController() {
    expect(source("(next as? Opening)?.open()", start: "UITableViewController"))
  }

  private func child(_ parents: String, shown: String = "") -> String {
    plainLaunch + """
      protocol Opening { func open() }
      final class Part: UIViewController {
        @IBAction func tapped() { (next as? Opening)?.open() }
      }
      \(parents)
      """
  }

  @Test("A child asks the controller around it")
  func parent() {
    expect(
      child(
        """
        final class Start: UIViewController, Opening {
          override func viewDidLoad() { 2️⃣addChild(Part()) }
          func open() { 1️⃣present(Detail(), animated: true) }
        }
        """),
      transitions: ["Start -embed-> Part at 2️⃣", "Part -sheet-> Detail at 1️⃣"])
  }

  @Test("Which of several it stands in is not known")
  func parents() {
    expect(
      child(
        """
        final class Start: UIViewController, Opening {
          override func viewDidLoad() { 2️⃣addChild(Part()) }
          func open() { present(Detail(), animated: true) }
          @IBAction func next() { 3️⃣present(Second(), animated: true) }
        }
        final class Second: UIViewController, Opening {
          override func viewDidLoad() { 4️⃣addChild(Part()) }
          func open() { present(Other(), animated: true) }
        }
        """),
      transitions: [
        "Start -embed-> Part at 2️⃣", "Start -sheet-> Second at 3️⃣", "Second -embed-> Part at 4️⃣",
      ])
  }

  @Test("The stack around a view's controller answers as well")
  func stack() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          private let card = Card()
          override func viewDidLoad() { view.addSubview(card) }
        }
        final class Card: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
          }
          @objc private func tap() {
            if let stack = findStack() { 1️⃣stack.pushViewController(Detail(), animated: true) }
          }
          private func findStack() -> UINavigationController? {
            var responder: UIResponder? = self
            while let current = responder {
              if let stack = current as? UINavigationController { return stack }
              responder = current.next
            }
            return nil
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
