import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Lists put together of others") struct JoinedListTests {
  @Test(
    "What one part of a list is known to hold is there, whatever another part is",
    arguments: [
      "own + more", "more + own", "own as [UIViewController] + more", "own + more + [C()]",
      "(isNew ? own : [B()]) + more",
    ])
  func tabs(_ list: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Plugins { static let shared = Plugins(); var more: (() -> [UIViewController])? }
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            let own: [UIViewController] = [B(), C()]
            let more = Plugins.shared.more?() ?? []
            viewControllers = (\(list)).map { UINavigationController(rootViewController: $0) }
          }
        }
        final class B: UIViewController { @IBAction func go() { 1️⃣navigationController?.pushViewController(D(), animated: true) } }
        final class C: UIViewController {}
        final class D: UIViewController {}
        """, transitions: ["Tabs -tab-> B", "Tabs -tab-> C", "B -push-> D at 1️⃣"], entries: ["Tabs"])
  }

  @Test("What is put on the controllers that a stack has goes on top, and is not its root")
  func stack() {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: B())")
        + """
        final class B: UIViewController {
          @IBAction func go() {
            guard let stack = navigationController else { return }
            1️⃣stack.setViewControllers(stack.viewControllers + [C()], animated: true)
          }
        }
        final class C: UIViewController {}
        """, transitions: ["B -push-> C at 1️⃣"], entries: ["B"])
  }

  @Test(
    "The same in what the app adds to stacks",
    arguments: ["viewControllers + more", "self.viewControllers + more"])
  func ownStack(_ list: String) {
    expect(
      launching("window?.rootViewController = UINavigationController(rootViewController: B())")
        + """
        extension UINavigationController {
          func extend(by more: [UIViewController]) { 1️⃣setViewControllers(\(list), animated: true) }
        }
        final class B: UIViewController {
          @IBAction func go() { navigationController?.extend(by: [C()]) }
        }
        final class C: UIViewController {}
        """, transitions: ["B -push-> C at 1️⃣"], entries: ["B"])
  }

  @Test("Cases that a closure makes without their type are in the list that is wanted")
  func mappedCases() {
    expect(
      """
      enum Seed: Hashable { case one(Int), more }
      struct A: View {
        @State private var numbers: [Int] = []
        var seeds: [Seed] {
          var all: [Seed] = numbers.map { .one($0) }
          all.append(.more)
          return all
        }
        var body: some View {
          ForEach(Array(zip(seeds.indices, seeds)), id: \\.0) { _, seed in Tile(seed: seed) }
        }
      }
      struct Tile: View {
        let seed: Seed
        var body: some View {
          switch seed {
          case .one: 1️⃣NavigationLink("one") { B() }
          case .more: Text("more")
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A lazy list holds what the list does")
  func lazy() {
    expect(
      plainLaunch + """
        struct Trail { let name: String; let follow: (UIViewController) -> Void }
        final class Start: UIViewController {
          let trails = [Trail(name: "detail") { 1️⃣$0.present(Detail(), animated: true) }]
          @IBAction func tap() { trails.lazy.filter { $0.name == "detail" }.first?.follow(self) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("Rows for what is known and for what is not are rows of both")
  func rows() {
    expect(
      """
      enum Page: Hashable { case one(Item), two }
      struct Item: Hashable { let id: Int }
      struct A: View {
        @Query private var items: [Item]
        var body: some View {
          NavigationStack {
            List(items.shuffled() + [Item(id: 0)], id: \\.self) { item in 1️⃣NavigationLink("x", value: Page.one(item)) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .one: B(); case .two: C() }
              }
          }
        }
      }
      struct B: View { var body: some View { List { Text("b") } } }
      struct C: View { var body: some View { List { Text("c") } } }
      """, transitions: ["A -push-> B at 1️⃣"])
  }
}
