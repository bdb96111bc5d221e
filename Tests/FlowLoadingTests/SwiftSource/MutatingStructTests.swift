import Testing

@Suite("Methods of structures that say in which case something is")
struct MutatingStructTests {
  private func app(state: String, act: String) -> String {
    plainLaunch + """
      struct State {
        enum Modal { case none, help, about }
        var modal = Modal.none
        mutating func showHelp() { modal = .help }
        mutating func showAbout() { modal = .about }
        mutating func update(_ next: Modal) {
          switch next {
          case .help: modal = .help
          case .about: modal = .about
          case .none: modal = .none
          }
        }
      }
      final class Start: UIViewController {
        private var state = State() \(state)
        @IBAction func help() { \(act) }
        private func render() {
          switch state.modal {
          case .none: break
          case .help: 1️⃣present(Help(), animated: true)
          case .about: present(About(), animated: true)
          }
        }
      }
      final class Help: UIViewController {}
      final class About: UIViewController {}
      """
  }

  @Test(
    "What observes the structure acts on the case",
    arguments: ["state.showHelp()", "state.update(.help)", "state.modal = .help"])
  func observed(_ act: String) {
    let graph = expect(
      app(state: "{ didSet { render() } }", act: act), transitions: ["Start -sheet-> Help at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }

  @Test("So does what runs next", arguments: ["state.showHelp()", "state.update(.help)"])
  func read(_ act: String) {
    expect(app(state: "", act: "\(act); render()"), transitions: ["Start -sheet-> Help at 1️⃣"])
  }

  private func either(_ method: String, act: String = "state.choose()", state: String = "")
    -> String
  {
    plainLaunch + """
      struct State {
        enum Modal { case none, help, about }
        enum Wish { case show(Modal) }
        var modal = Modal.none
        var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }
        \(method)
      }
      final class Start: UIViewController {
        private var state = State() \(state)
        @IBAction func tap() {
          \(act)
          if state.modal == .help { 1️⃣present(Help(), animated: true) }
          if state.modal == .about { 2️⃣present(About(), animated: true) }
        }
      }
      final class Help: UIViewController {}
      final class About: UIViewController {}
      """
  }

  @Test(
    "A method that can end early leaves nothing for certain",
    arguments: [
      "mutating func choose() { if isOn { modal = .help; return }; modal = .about }",
      "mutating func choose() { guard isOn else { modal = .help; return }; modal = .about }",
    ])
  func early(_ method: String) {
    expect(
      either(method), transitions: ["Start -sheet-> Help at 1️⃣", "Start -sheet-> About at 2️⃣"])
  }

  @Test("Nor does one whose case carries what is not known")
  func carried() {
    expect(
      either(
        """
        mutating func choose(_ wish: Wish) {
          switch wish {
          case .show(.help): modal = .help
          case .show(.about): modal = .about
          case .show: break
          }
        }
        """, act: "state.choose(.show(isOn() ? .help : .about))"
      )
      .replacing(
        "@IBAction func tap", with: "func isOn() -> Bool { Bool.random() }\n@IBAction func tap"),
      transitions: ["Start -sheet-> Help at 1️⃣", "Start -sheet-> About at 2️⃣"])
  }

  @Test("What observes before the change reads what was there")
  func before() {
    expect(
      plainLaunch + """
        struct State { enum Modal { case none, help }; var modal = Modal.none }
        final class Start: UIViewController {
          private var state = State() {
            willSet {
              if state.modal == .none { 1️⃣present(Detail(), animated: true) }
            }
          }
          @IBAction func tap() { state.modal = .help }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
