import Testing

/// A coordinator makes buttons for other screens while one screen's act runs.
@Suite("Controls that code puts on another's controller")
struct StandingControlTests {
  private func source(_ put: String, more: String = "") -> String {
    plainLaunch + """
      final class Start: UIViewController {
        lazy var flow = Flow(self)
        @IBAction func open() { flow.open() }
        @IBAction func edit() { flow.edit() }
      }
      final class Flow {
        let start: Start
        init(_ start: Start) { self.start = start }
        func open() {
          let viewer = Viewer()
          \(put)
          1️⃣start.present(viewer, animated: true)
        }
        func edit() { 2️⃣start.present(Editor(), animated: true) }
        func settings() { 3️⃣start.show(Settings(), sender: nil) }
        \(more)
      }
      final class Viewer: UIViewController { let bar = UIView() }
      final class Editor: UIViewController {}
      final class Settings: UIViewController {}
      """
  }

  private func rows(from screen: String) -> [String] {
    [
      "Start -sheet-> Viewer at 1️⃣", "Start -sheet-> Editor at 2️⃣",
      "\(screen) -push-> Settings at 3️⃣",
    ]
  }

  private static let action = "UIAction { [weak self] _ in self?.settings() }"

  @Test(
    "A person sets it off on the screen where it stands",
    arguments: [
      "viewer.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: \(action))",
      """
      let item = UIBarButtonItem(title: "x", primaryAction: \(action))
      viewer.navigationItem.rightBarButtonItem = item
      """,
      """
      let item = UIBarButtonItem(title: "x", menu: UIMenu(children: [\(action)]))
      viewer.navigationItem.setRightBarButtonItems([item], animated: false)
      """,
      "viewer.setToolbarItems([UIBarButtonItem(primaryAction: \(action))], animated: false)",
      """
      let button = UIButton(type: .system)
      button.addAction(\(action), for: .primaryActionTriggered)
      viewer.view.addSubview(button)
      """,
      """
      let button = UIButton(primaryAction: \(action))
      let column = UIStackView(arrangedSubviews: [button])
      viewer.bar.addSubview(column)
      """,
      """
      var config = UIContentUnavailableConfiguration.empty()
      config.buttonProperties.primaryAction = \(action)
      viewer.contentUnavailableConfiguration = config
      """,
    ])
  func put(_ put: String) {
    expect(source(put), transitions: rows(from: "Viewer"))
  }

  @Test("So does what a helper makes of the code that it is given")
  func helper() {
    expect(
      source(
        """
        viewer.navigationItem.rightBarButtonItem = button { [weak self] in self?.settings() }
        start.navigationItem.rightBarButtonItem = button { [weak self] in self?.edit() }
        """,
        more: """
          func button(_ run: @escaping () -> Void) -> UIBarButtonItem {
            let item = UIBarButtonItem(primaryAction: UIAction { _ in run() })
            return item
          }
          """), transitions: rows(from: "Viewer"))
  }

  @Test("What is put on the screen whose act it is stays there")
  func own() {
    expect(
      source(
        "start.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: \(Self.action))"),
      transitions: rows(from: "Start"))
  }

  @Test("So does what is put nowhere that is known")
  func nowhere() {
    expect(source("Bars.shared.add(\(Self.action))"), transitions: rows(from: "Start"))
  }

  @Test("An action in data that a view on a controller gives to its button is set off there")
  func inData() {
    expect(
      plainLaunch + """
        struct Notice { var title: String; var action: UIAction? }
        final class NoticeView: UIView {
          private let button = UIButton()
          func apply(_ notice: Notice) {
            if let action = notice.action { button.addAction(action, for: .touchUpInside) }
          }
        }
        final class List: UIViewController {
          let notices = NoticeView()
          func show(_ notice: Notice) { notices.apply(notice) }
        }
        final class Flow {
          let stack: UINavigationController
          let list = List()
          init(stack: UINavigationController) { self.stack = stack }
          func start() { 1️⃣stack.pushViewController(list, animated: true) }
          func update() {
            list.show(
              Notice(
                title: "",
                action: UIAction { [weak self] _ in
                  2️⃣self?.stack.pushViewController(Detail(), animated: true)
                }))
          }
        }
        final class Start: UIViewController {
          var flow: Flow?
          @IBAction func go() {
            flow = Flow(stack: navigationController!)
            flow?.start()
            flow?.update()
          }
        }
        """,
      transitions: ["Start -push-> List at 1️⃣", "List -push-> Detail at 2️⃣"])
  }
}
