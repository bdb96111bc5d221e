import Testing

@Suite("Types that functions declare for themselves")
struct FunctionTypeTests {
  private func source(_ button: String) -> String {
    plainLaunch + """
      extension UIControl {
        func onTap(_ run: @escaping () -> Void) {
          @objc class Sleeve: NSObject {
            let run: () -> Void
            init(_ run: @escaping () -> Void) { self.run = run }
            @objc func invoke() { run() }
          }
          let sleeve = Sleeve(run)
          addTarget(sleeve, action: #selector(Sleeve.invoke), for: .touchUpInside)
        }
      }
      \(button)
      final class Start: UIViewController {
        override func loadView() {
          let button = Button()
          button.onTap { [unowned self] in 1️⃣present(Detail(), animated: true) }
        }
      }
      """
  }

  private func triggers(_ button: String) -> [String?] {
    expect(source(button), transitions: ["Start -sheet-> Detail at 1️⃣"]).transitions.map(\.trigger)
  }

  @Test("What one keeps is run when its own code runs it, and not where it is handed over")
  func sleeve() {
    #expect(triggers("class Button: UIControl {}") == ["invoke"])
  }

  @Test("A library's control is a control, as its name says")
  func control() {
    #expect(triggers("class Button: BouncyControl {}") == ["invoke"])
    #expect(triggers("class Button: BouncyButton {}") == ["invoke"])
  }
}
