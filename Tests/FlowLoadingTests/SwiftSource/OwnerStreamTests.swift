import FlowGraph
import Testing

/// Streams whose values follow an object: RxSwift's `withUnretained(_:)` and `bind(with:)`.
@Suite("Streams with their owner")
struct OwnerStreamTests {
  @Test(
    "What follows the owner runs",
    arguments: [
      "withUnretained(self).subscribe(onNext: { owner, _ in owner.open() })",
      "withUnretained(self).bind { $0.0.open() }",
      "withUnretained(self).map { owner, _ in owner }.subscribe(onNext: { $0.open() })",
      "withUnretained(self) { owner, _ in owner }.bind { page in page.open() }",
      "bind(with: self) { owner, _ in owner.open() }",
      "subscribe(with: self, onNext: { owner, _ in owner.open() })",
    ])
  func owner(_ call: String) {
    expect(
      """
      final class A: UIViewController {
        let button = UIButton()
        let bag = DisposeBag()
        override func viewDidLoad() {
          button.rx.tap.\(call).disposed(by: bag)
        }
        func open() { 1️⃣present(B(), animated: true) }
      }
      final class B: UIViewController {}
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
