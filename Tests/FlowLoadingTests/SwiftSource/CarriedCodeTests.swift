import Testing

/// What the cases of enums carry that state is given: code, screens, and what an optional holds.
@Suite("Carried by cases")
struct CarriedCodeTests {
  @Test(
    "A screen that a case carries in state is shown by who takes it out",
    arguments: ["var act = Act.idle", "var act: Act = .idle"])
  func screen(declared: String) {
    expect(
      plainLaunch + """
        enum Act { case idle, execute(UIViewController) }
        final class Start: UIViewController {
          \(declared)
          override func viewDidLoad() { act = Act.execute(Detail()) }
          @objc func tapped() {
            switch act {
            case .execute(let next):
              1️⃣navigationController?.pushViewController(next, animated: true)
            case .idle: break
            }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("Code that a case carries is run by who takes it out, for each class its own")
  func code() {
    expect(
      launching(
        """
        let tabs = UITabBarController()
        3️⃣tabs.viewControllers = [
          UINavigationController(rootViewController: Alpha()),
          UINavigationController(rootViewController: Beta()),
        ]
        window?.rootViewController = tabs
        """) + """
          enum Act { case idle, execute((UIViewController) -> Void) }
          class Acting: UIViewController {
            var act = Act.idle
            @IBAction func tapped(_ sender: Any) {
              switch act {
              case .execute(let block): block(self)
              case .idle: break
              }
            }
          }
          final class Alpha: Acting {
            override func viewDidLoad() {
              act = .execute { 1️⃣$0.navigationController?.pushViewController(One(), animated: true) }
            }
          }
          final class Beta: Acting {
            override func viewDidLoad() {
              act = .execute { 2️⃣$0.navigationController?.pushViewController(Two(), animated: true) }
            }
          }
          final class One: UIViewController {}
          final class Two: UIViewController {}
          """,
      transitions: [
        "AppDelegate -tab-> Alpha", "AppDelegate -tab-> Beta", "Alpha -push-> One at 1️⃣",
        "Beta -push-> Two at 2️⃣",
      ])
  }

  private func taking(_ branch: String, sent: String) -> String {
    plainLaunch + """
      enum Fault: Error { case noTest, noKeys }
      final class Service {
        func submit(_ done: @escaping (Fault?) -> Void) { done(\(sent)) }
      }
      final class Start: UIViewController {
        let service = Service()
        @objc func tapped() {
          service.submit { fault in
            switch fault {
            case .noTest: self.dismiss(animated: true)
            \(branch): 1️⃣self.present(Detail(), animated: true)
            case .none: break
            }
          }
        }
      }
      """
  }

  @Test(
    "What an optional holds is taken by `.some` as by `?`",
    arguments: ["case .some(let fault)", "case let fault?", "case .some(.noKeys)", "case .some(_)"])
  func some(branch: String) {
    let graph = expect(
      taking(branch, sent: ".noKeys"), transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.actions.allSatisfy { $0.handling == .handled })
  }

  @Test("Nothing is not taken by it")
  func none() {
    expect(taking("case .some(let fault)", sent: "nil"))
  }

  @Test("An enum of the program's may have a case of that name")
  func ownCase() {
    expect(
      plainLaunch + """
        enum Amount { case some(Int), plenty }
        final class Start: UIViewController {
          var onAmount: ((Amount) -> Void)?
          override func viewDidLoad() {
            onAmount = { amount in
              switch amount {
              case .some(let count): self.present(Other(), animated: true)
              case .plenty: 1️⃣self.present(Detail(), animated: true)
              }
            }
          }
          @objc func tapped() { onAmount?(.plenty) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
