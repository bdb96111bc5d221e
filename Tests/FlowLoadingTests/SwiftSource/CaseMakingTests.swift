import Testing

/// Values that an enum makes of its cases: `func modal() -> Modal { Modal(view: view) }`.
@Suite("Values made by cases")
struct CaseMakingTests {
  @Test("Each case makes its own")
  func modal() {
    expect(
      """
      struct Modal: Identifiable {
        let id = 1
        let view: AnyView
      }
      enum Page {
        case first, second
        @ViewBuilder var view: some View {
          switch self {
          case .first: B()
          case .second: C()
          }
        }
        func modal() -> Modal { Modal(view: AnyView(view)) }
      }
      class Model: ObservableObject {
        @Published var modal: Modal?
        func open(_ page: Page) { 1️⃣modal = page.modal() }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("first") { model.open(.first) }
            .sheet(item: $model.modal) { $0.view.environmentObject(model) }
        }
      }
      struct B: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("second") { model.open(.second) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "B -sheet-> C at 1️⃣"])
  }

  @Test(
    "What is not given for a part is what the case says for it",
    arguments: [
      ("page", "sheet"), ("page(isFull: true)", "cover"), ("page()", "sheet"), ("full()", "cover"),
    ])
  func partsByDefault(_ way: String, _ kind: String) {
    expect(
      plainLaunch + """
        enum Way { case page(isFull: Bool = false), full(isFull: Bool = true) }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) { show(Detail(), by: .\(way == "page" ? "page()" : way)) }
          func show(_ page: UIViewController, by way: Way) {
            switch way {
            case .page(let isFull), .full(let isFull):
              if isFull { page.modalPresentationStyle = .fullScreen }
              1️⃣present(page, animated: true)
            }
          }
        }
        """, transitions: ["Start -\(kind)-> Detail at 1️⃣"])
  }

  @Test(
    "A part in the middle that has a value by default takes nothing that is given for another",
    arguments: [
      ".row(key: \"a\", action: { self.open() })", ".row(key: \"a\") { self.open() }",
      ".row(key: \"a\", icon: nil, action: { self.open() })",
    ])
  func defaults(_ row: String) {
    let graph = expect(
      plainLaunch + """
        enum Row { case row(key: String, icon: UIImage? = nil, action: () -> Void) }
        final class Start: UITableViewController {
          var rows: [Row] { [\(row)] }
          func open() { 1️⃣present(Detail(), animated: true) }
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            switch rows[path.row] {
            case .row(key: _, icon: let icon, action: let action):
              imageView.image = icon
              action()
            }
          }
          let imageView = UIImageView()
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["tableView(_:didSelectRowAt:)"])
  }

  @Test("A static function with a case's name is called with what no case takes")
  func namesake() {
    expect(
      """
      final class Prefs { var posts = 1 }
      struct Menu: Hashable {
        let view: AnyView
        init(_ path: KeyPath<Prefs, Int>) { view = AnyView(MenuView()) }
      }
      enum Page: Hashable {
        case info
        case menu(Menu)
        static func menu(_ path: KeyPath<Prefs, Int>) -> Self { .menu(.init(path)) }
        @ViewBuilder func view() -> some View {
          switch self {
          case .info: B()
          case .menu(let menu): menu.view
          }
        }
      }
      struct A: View {
        var body: some View {
          NavigationStack {
            List {
              1️⃣NavigationLink("x", value: Page.info)
              2️⃣NavigationLink("y", value: Page.menu(\\.posts))
            }
            .navigationDestination(for: Page.self) { $0.view() }
          }
        }
      }
      struct MenuView: View { var body: some View { Text("menu") } }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> MenuView at 2️⃣"])
  }

  /// - Parameter count: How many rows there are, each with code of its own.
  @Test("A case that carries any of very many closures is still that case", arguments: [60, 160])
  func ofMany(_ count: Int) {
    let rows = (0..<count).map { "case \($0): return .call { print(\($0)) }" }
    expect(
      plainLaunch + """
        enum Act { case nothing, call(() -> Void), other }
        struct Row {
          let owner: UIViewController
          func act(_ index: Int) -> Act {
            switch index {
            \(rows.joined(separator: "\n"))
            case \(count): return .call { 1️⃣owner.present(Detail(), animated: true) }
            default: return .nothing
            }
          }
        }
        final class Start: UIViewController {
          func run(_ act: Act) {
            switch act {
            case .nothing: break
            case .call(let code): code()
            case .other: present(Other(), animated: true)
            }
          }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            run(Row(owner: self).act(indexPath.row))
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
