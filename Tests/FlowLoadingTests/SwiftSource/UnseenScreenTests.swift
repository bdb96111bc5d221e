import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Controllers that only code makes which nothing was seen to run")
struct UnseenScreenTests {
  /// A library calls the provider, and is not in the source.
  private let provider =
    plainLaunch + """
      final class Start: UIViewController {
        override func viewDidLoad() { Registry.shared.register(Provider()) }
      }
      final class Provider: PageProvider { func page() -> UIViewController { Page() } }

      """

  @Test("What a person does on one is known, though not what shows it")
  func island() {
    let graph = expect(
      provider + """
        final class Page: UIViewController {
          @objc func more() { 1️⃣present(Detail(), animated: true) }
        }
        """,
      transitions: ["Page -sheet-> Detail at 1️⃣"], screens: ["Detail", "Other", "Page", "Start"])
    #expect(graph.unseen.contains("Page"))
    #expect(!graph.unseen.contains("Detail"))
    #expect(graph.unreached.isEmpty)
  }

  @Test("What a view makes is a part of whoever shows the view")
  func represented() {
    expect(
      provider + """
        struct Frame: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> Page { Page() }
          func updateUIViewController(_ page: Page, context: Context) {}
        }
        final class Page: UIViewController {
          @objc func more() { present(Detail(), animated: true) }
        }
        """, screens: ["Other", "Start"])
  }

  @Test("One that does nothing has no row, and nothing is said of it but its name")
  func idle() {
    let graph = expect(
      provider + "final class Page: UIViewController {}", screens: ["Detail", "Other", "Start"])
    #expect(graph.unseen.contains("Page"))
  }

  @Test("One that another of them shows is a screen like any other")
  func shownByOther() {
    let graph = expect(
      provider + """
        final class Page: UIViewController {
          @objc func more() { 1️⃣present(Inner(), animated: true) }
        }
        final class Inner: UIViewController {
          @objc func more() { 2️⃣present(Detail(), animated: true) }
        }
        """,
      transitions: ["Page -sheet-> Inner at 1️⃣", "Inner -sheet-> Detail at 2️⃣"])
    #expect(graph.unseen.filter { $0 == "Page" || $0 == "Inner" } == ["Page"])
  }

  @Test("Code that nothing names runs no more than before")
  func dead() {
    let graph = expect(
      plainLaunch + """
        final class Start: UIViewController {}
        final class Page: UIViewController {
          @objc func more() { present(Detail(), animated: true) }
        }
        """, transitions: [])
    #expect(graph.unshown.map(\.name).contains("Page"))
    #expect(!graph.unseen.contains("Page"))
  }

  @Test("Its initialiser tells what it is to itself")
  func initializer() {
    expect(
      provider + """
        protocol PageSource: AnyObject { func pages() -> UIViewController }
        class Pager: UIViewController, PageSource {
          weak var source: PageSource?
          init(title: String) {
            super.init(nibName: nil, bundle: nil)
            source = self
          }
          func pages() -> UIViewController { fatalError() }
          @objc func next() {
            guard let source else { return }
            1️⃣present(source.pages(), animated: true)
          }
        }
        final class Page: Pager { override func pages() -> UIViewController { Detail() } }
        final class OtherPage: Pager { override func pages() -> UIViewController { Other() } }
        final class OtherProvider: PageProvider {
          func page() -> UIViewController { OtherPage(title: "x") }
        }
        """,
      transitions: ["Page -sheet-> Detail at 1️⃣", "OtherPage -sheet-> Other at 1️⃣"])
  }

  @Test("Whom it was given is not guessed where there are several")
  func conformers() {
    func page(_ others: String) -> String {
      provider + """
        protocol PageDelegate: AnyObject { func pageDidEnd() -> UIViewController }
        final class First: NSObject, PageDelegate { func pageDidEnd() -> UIViewController { Detail() } }
        \(others)
        final class Page: UIViewController {
          weak var delegate: PageDelegate?
          @objc func more() {
            if let next = delegate?.pageDidEnd() { 1️⃣present(next, animated: true) }
          }
          @objc func help() { present(Help(), animated: true) }
        }
        final class Help: UIViewController {}
        """
    }
    expect(page(""), transitions: ["Page -sheet-> Detail at 1️⃣", "Page -sheet-> Help"])
    expect(
      page(
        "final class Second: NSObject, PageDelegate { func pageDidEnd() -> UIViewController { Other() } }"
      ),
      transitions: ["Page -sheet-> Help"], unresolved: ["at 1️⃣"])
  }

  @Test("A program that is too large already is followed no further")
  func usedUp() {
    let marked = MarkedSource(
      provider + """
        final class Page: UIViewController {
          @objc func more() { present(Detail(), animated: true) }
        }
        """)
    let units = marked.files.enumerated().map {
      Lowering.unit(file: UInt32($0.offset), path: $0.element.path, text: $0.element.text).0
    }
    let index = ProgramIndex(units)
    var occurrences = CaseOccurrences()
    for unit in units { occurrences.merge(CaseOccurrences(unit)) }
    for steps in [0, 100_000_000] {
      let interpreter = Interpreter(
        index: index, syntax: SyntaxFacts(units.map(FileFacts.init), index))
      interpreter.budget.charge(steps: steps)
      let links = interpreter.runToFixpoint(occurrences)
      #expect(links.transitions.count == (steps == 0 ? 1 : 0))
    }
  }
}
