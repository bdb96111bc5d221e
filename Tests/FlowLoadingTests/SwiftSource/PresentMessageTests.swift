import Testing

@testable import FlowLoading

@Suite("One value of what a subject keeps")
struct PresentMessageTests {
  private func app(_ subject: String, _ asked: String) -> String {
    """
    import RxSwift
    \(plainLaunch)
    final class Width {
      static let shared = Width()
      private let subject = \(subject)
      var wide: Observable<Bool> { subject.asObservable() }
      func set(_ width: Bool) { subject.onNext(width) }
    }
    final class Start: UIViewController {
      @IBAction func settings() { 1️⃣present(Other(), animated: true) }
      @IBAction func open() {
        \(asked).subscribe(onNext: { wide in
          2️⃣self.show(Detail(), sender: self)
        })
      }
    }
    extension Other {
      @IBAction func widen() { Width.shared.set(true) }
    }
    """
  }

  private static let kept = [
    "ReplaySubject<Bool>.create(bufferSize: 1)", "BehaviorSubject<Bool>(value: false)",
  ]

  @Test(
    "Whoever asks for it acts at once, whatever is sent later", arguments: kept,
    [".take(1)", ".first()", ".prefix(1)", ".map { !$0 }.take(1)"])
  func once(_ subject: String, _ step: String) {
    let graph = expect(
      app(subject, "Width.shared.wide\(step)"),
      transitions: ["Start -sheet-> Other at 1️⃣", "Start -push-> Detail at 2️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["open", "settings"])
  }

  @Test(
    "One that keeps nothing is waited for, and so is what passes a test",
    arguments: [
      ("PublishSubject<Bool>()", ".take(1)"),
      ("ReplaySubject<Bool>.create(bufferSize: 1)", ".filter { $0 }.take(1)"),
      ("ReplaySubject<Bool>.create(bufferSize: 1)", ".take(2)"),
    ])
  func later(_ subject: String, _ step: String) {
    let graph = SwiftSourceLoader(threads: 1).load(
      MarkedSource(app(subject, "Width.shared.wide\(step)")).files)
    #expect(graph.transitions.map(\.trigger).contains("widen"))
  }
}
