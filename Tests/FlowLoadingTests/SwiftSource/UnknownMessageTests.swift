import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Messages of which nothing is known")
struct UnknownMessageTests {
  private func rows(_ sent: String, _ listening: String) -> [String] {
    let source = """
      import RxSwift
      \(plainLaunch)
      protocol Signal {}
      enum Page: Signal { case detail, other }
      final class DetailSignal: Signal {}
      final class OtherSignal: Signal {}
      final class Bus {
        static let shared = Bus()
        let subject = PublishSubject<Signal>()
      }
      final class Start: UIViewController {
        let source = Library.source()
        override func viewDidLoad() {
          Bus.shared.subject\(listening)
        }
        @IBAction func open() { Bus.shared.subject.onNext(\(sent)) }
      }
      """
    return SwiftSourceLoader(threads: 1).load(MarkedSource(source).files).transitions
      .map { "\($0.to) \($0.certainty.rawValue)" }.sorted()
  }

  private let asking = """
    .subscribe(onNext: { [weak self] signal in
      guard let page = signal as? Page else { return }
      switch page {
      case .detail: self?.show(Detail(), sender: nil)
      case .other: self?.show(Other(), sender: nil)
      }
    })
    """

  @Test("Who asks what it is only may be meant")
  func asked() {
    #expect(rows("source[0]", asking) == ["Detail possible", "Other possible"])
    #expect(rows("Page.detail", asking) == ["Detail certain"])
  }

  @Test("Nor is more known of one by its type alone")
  func typed() {
    let asking = """
      .subscribe(onNext: { [weak self] signal in
        switch signal {
        case is DetailSignal: self?.show(Detail(), sender: nil)
        case is OtherSignal: self?.show(Other(), sender: nil)
        default: break
        }
      })
      """
    #expect(rows("Library.any() as! Signal", asking) == ["Detail possible", "Other possible"])
    #expect(rows("DetailSignal()", asking) == ["Detail certain"])
  }

  @Test("Who does not ask is meant")
  func unasked() {
    let plain = ".subscribe(onNext: { [weak self] _ in self?.show(Detail(), sender: nil) })"
    #expect(rows("source[0]", plain) == ["Detail certain"])
  }

  @Test("A step that cannot tell lets it pass as possible")
  func filtered() {
    let filtered = """
      .filter { $0 is Page }
      .subscribe(onNext: { [weak self] _ in self?.show(Detail(), sender: nil) })
      """
    #expect(rows("source[0]", filtered) == ["Detail possible"])
    #expect(rows("Page.other", filtered) == ["Detail certain"])
  }

  @Test("The other half of two that are joined is not known")
  func joined() {
    let source = """
      import RxSwift
      \(plainLaunch)
      enum Page { case detail, other }
      final class Start: UIViewController {
        let page = PublishSubject<Page>()
        let flag = PublishSubject<Bool>()
        override func viewDidLoad() {
          Observable.combineLatest(page, flag).filter { !$0.1 }.map { $0.0 }
            .subscribe(onNext: { [weak self] page in
              switch page {
              case .detail: self?.show(Detail(), sender: nil)
              case .other: self?.show(Other(), sender: nil)
              }
            })
        }
        @IBAction func open() { page.onNext(.detail) }
        @IBAction func calm() { flag.onNext(false) }
        @IBAction func hurry() { flag.onNext(true) }
      }
      """
    let rows = SwiftSourceLoader(threads: 1).load(MarkedSource(source).files).transitions
      .map { "\($0.to) \($0.trigger ?? "") \($0.certainty.rawValue)" }.sorted()
    #expect(rows == ["Detail calm certain", "Other calm possible"])
  }

  @Test(
    "What a closure makes of them is known past what hands on what comes",
    arguments: [
      "", ".retry(2)", ".catchErrorJustReturn(.none)", ".observeOn(MainScheduler.instance)",
    ])
  func handedOn(_ step: String) {
    let source = """
      import RxSwift
      \(plainLaunch)
      protocol Signal {}
      enum Page: Signal { case detail }
      enum Status: Signal { case done, none }
      final class Bus {
        static let shared = Bus()
        let subject = PublishSubject<Signal>()
      }
      final class Start: UIViewController {
        override func viewDidLoad() {
          Bus.shared.subject.filter { $0 is Page }.map { $0 as! Page }
            .subscribe(onNext: { [weak self] page in
              if case .detail = page { self?.show(Detail(), sender: nil) }
            })
          Store.shared.load().map { text -> Status in text == nil ? .none : .done }\(step)
            .subscribe(onNext: { Bus.shared.subject.onNext($0) })
        }
      }
      """
    #expect(
      SwiftSourceLoader(threads: 1).load(MarkedSource(source).files).transitions.isEmpty)
  }
}
