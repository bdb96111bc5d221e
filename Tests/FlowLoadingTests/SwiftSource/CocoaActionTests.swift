import Testing

@Suite("Actions that subscribe to what their code gives")
struct CocoaActionTests {
  @Test(
    "Who watches or maps what comes is run",
    arguments: [
      "load().do(onNext: { _ in 1️⃣me.present(Detail(), animated: true) }).map { _ in }",
      """
      load().do(onNext: { _ in 1️⃣me.present(Detail(), animated: true) }, onError: { print($0) })
      """,
      """
      load().flatMap { number -> Observable<Void> in
        1️⃣me.present(Detail(), animated: true)
        return .empty()
      }
      """,
    ])
  func subscribed(_ given: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBOutlet var button: UIButton!
          override func viewDidLoad() {
            super.viewDidLoad()
            button.rx.action = CocoaAction { [weak self] _ -> Observable<Void> in
              guard let me = self else { return .empty() }
              return me.\(given)
            }
          }
          func load() -> Observable<Int> { .just(1) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
