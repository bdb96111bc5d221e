import FlowGraph
import Testing

@Suite("Lists that a function fills")
struct LocalListTests {
  @Test(
    "Whatever adds to a local list, what it adds is in it",
    arguments: [
      "var rows: [Route] = [.b]; rows += [.c, .d]",
      "var rows: [Route] = [.b]; rows.append(contentsOf: [.c, .d])",
      "var rows: [Route] = [.b]; rows = rows + [.c, .d]",
      "var rows: [Route] = [.b]; rows.append(.c); rows.insert(.d, at: 0)",
      "var rows: [Route] = [.b]; rows.insert(contentsOf: [.c, .d], at: 0)",
      "var rows = [Route.b]; rows.append(.c); rows.append(.d)",
      "var rows = [Route](); rows.append(.b); rows.append(.c); rows.append(.d)",
    ])
  func added(_ statements: String) {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack {
            ForEach(Route.rows()) { route in 1️⃣NavigationLink(value: route) { Text("x") } }
              .navigationDestination(for: Route.self) { $0.destination }
          }
        }
      }
      enum Route: Hashable, Identifiable {
        case b, c, d, e
        var id: Self { self }
        static func rows() -> [Route] {
          \(statements)
          return rows
        }
        @ViewBuilder var destination: some View {
          switch self {
          case .b: B()
          case .c: C()
          case .d: D()
          case .e: E()
          }
        }
      }
      """,
      transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣", "A -push-> D at 1️⃣"])
  }

  @Test(
    "An optional text that is cast can be the raw value of any case",
    arguments: [
      "(values[\"x\"] as? String).flatMap { Style(rawValue: $0) } ?? .gallery",
      "(values[\"x\"] as? String).flatMap(Style.init(rawValue:)) ?? .gallery",
    ])
  func rawValueOrDefault(_ style: String) {
    expect(
      """
      enum Style: String { case list, gallery }
      final class Setting {
        let style: Style
        init(_ values: [String: AnyObject]) { style = \(style) }
      }
      struct A: View {
        let setting = Setting(Bundle.main.infoDictionary?["x"] as? [String: AnyObject] ?? [:])
        var body: some View {
          TabView {
            switch setting.style {
            case .list: 1️⃣B()
            case .gallery: 2️⃣C()
            }
          }
        }
      }
      """, transitions: ["A -tab-> B at 1️⃣", "A -tab-> C at 2️⃣"])
  }

  @Test(
    "What a library makes of a type that it is told is of that type",
    arguments: [
      "let list = try await api.send(\"x\").mapped(FieldList.self)",
      "let list: FieldList = try await api.send(\"x\").mapped()",
    ])
  func typeArgument(_ statement: String) {
    expect(
      """
      enum Kind: String { case text, link, unknown }
      struct Field { let kind: Kind }
      struct FieldData: Codable { let type: String }
      struct FieldList: Codable { let fields: [FieldData] }
      extension FieldData {
        var field: Field { Field(kind: Kind(rawValue: type) ?? .unknown) }
      }
      final class Setting: ObservableObject {
        let field: Field
        init(field: Field) { self.field = field }
      }
      final class Repository {
        let api = LibraryAPI()
        func fields() async throws -> [Field] {
          \(statement)
          return list.fields.map { $0.field }
        }
      }
      final class Model: ObservableObject {
        @Published var fields: [Setting] = []
        let repository = Repository()
        func load() async {
          fields = (try? await repository.fields().map { Setting(field: $0) }) ?? []
        }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationStack {
            VStack {
              Fields(fields: model.fields)
              Fields(fields: [Setting(field: Field(kind: .text))])
            }
            .task { await model.load() }
          }
        }
      }
      struct Fields: View {
        let fields: [Setting]
        var body: some View {
          ForEach(0..<fields.count, id: \\.self) { index in
            switch fields[index].field.kind {
            case .text: Text("x")
            case .link: 1️⃣NavigationLink("x") { B() }
            case .unknown: Text("?")
            }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "Foundation's arrays are lists",
    arguments: [
      ("NSMutableArray()", "pages.mutableCopy() as! [UIViewController]"),
      ("NSMutableArray(array: [])", "pages.copy() as? [UIViewController]"),
    ])
  func mutableArray(_ made: String, _ taken: String) {
    expect(
      launching("window?.rootViewController = Tabs()") + """
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let pages = \(made)
            for page in [One(), Two()] {
              pages.add(UINavigationController(rootViewController: page))
            }
            viewControllers = \(taken)
          }
        }
        final class One: UIViewController {
          @IBAction func go() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        final class Two: UIViewController {}
        final class Detail: UIViewController {}
        """,
      transitions: ["Tabs -tab-> One", "Tabs -tab-> Two", "One -push-> Detail at 1️⃣"])
  }
}
