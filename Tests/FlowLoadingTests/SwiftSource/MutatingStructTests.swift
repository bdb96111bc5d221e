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
}
