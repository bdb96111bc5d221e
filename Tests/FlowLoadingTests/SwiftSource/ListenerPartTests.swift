import Testing

@Suite("Controls that a listener makes")
struct ListenerPartTests {
  private func app(_ heard: String) -> String {
    plainLaunch + """
      import Combine
      final class Store {
        static let shared = Store()
        let items = CurrentValueSubject<[String], Never>([])
        func add() { items.send(["a"]) }
      }
      final class Panel: UIView {
        weak var host: UIViewController?
        func load(_ title: String?) {
          guard let title else { return }
          let button = UIButton(primaryAction: .init(title: title) { [weak self] _ in
            1️⃣self?.host?.present(Detail(), animated: true)
          })
          addSubview(button)
        }
      }
      final class Start: UIViewController {
        let panel = Panel()
        override func viewDidLoad() {
          view.addSubview(panel)
          panel.host = self
          Store.shared.items.sink { [weak self] items in \(heard) }.store(in: &bag)
        }
        @objc func settings() {
          2️⃣navigationController?.pushViewController(Settings(), animated: true)
        }
      }
      final class Settings: UIViewController {
        @objc func add() { Store.shared.add() }
      }
      """
  }

  @Test("A control stands on the controller that listens, not on the screen that speaks")
  func control() {
    expect(
      app("self?.panel.load(items.first)"),
      transitions: ["Start -sheet-> Detail at 1️⃣", "Start -push-> Settings at 2️⃣"])
  }

  @Test("What waits for an animation is done by the screen that speaks")
  func completion() {
    expect(
      app(
        """
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in
          3️⃣self?.navigationController?.pushViewController(Other(), animated: true)
        })
        """),
      transitions: [
        "Start -push-> Other at 3️⃣", "Settings -push-> Other at 3️⃣", "Start -push-> Settings at 2️⃣",
      ])
  }
}
