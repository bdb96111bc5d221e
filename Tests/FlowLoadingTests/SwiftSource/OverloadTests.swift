import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Calls that mean one of several methods")
struct OverloadTests {
  @Test(
    "An overload of UIKit's verb takes what its types say, and UIKit the rest",
    arguments: ["", ", completion: nil"])
  func verb(_ rest: String) {
    expect(
      plainLaunch + """
        final class Importer: NSObject {}
        extension UIViewController {
          func present(_ importer: Importer, animated: Bool, completion: (() -> Void)?) {
            3️⃣self.present(Other(), animated: animated)
          }
        }
        final class Start: UIViewController {
          @IBAction func go(_ sender: Any) { 1️⃣present(Detail(), animated: true\(rest)) }
          @IBAction func again(_ sender: Any) { 2️⃣self.present(Detail(), animated: true\(rest)) }
          @IBAction func get(_ sender: Any) { present(Importer(), animated: true, completion: nil) }
        }
        """,
      transitions: [
        "Start -sheet-> Detail at 1️⃣", "Start -sheet-> Detail at 2️⃣", "Start -sheet-> Other at 3️⃣",
      ])
  }

  @Test(
    "An overload with a default for what UIKit's method has not means that one in its own code",
    arguments: [
      ("(() -> Void)? = nil", "root"), ("(() -> Void)?", "root"), ("(() -> Void)? = nil", "stack"),
    ])
  func defaulted(_ completion: String, _ pushed: String) {
    expect(
      launching(
        """
        let stack = UINavigationController()
        stack.pushViewController(Start(), animated: false\(pushed == "root" ? ", completion: nil" : ""))
        window?.rootViewController = stack
        """) + """
          extension UINavigationController {
            func pushViewController(
              _ controller: UIViewController, animated: Bool, completion: \(completion)
            ) {
              pushViewController(controller, animated: animated)
            }
          }
          final class Start: UIViewController {
            @IBAction func go() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
          }
          final class Detail: UIViewController {}
          """, transitions: ["Start -push-> Detail at 1️⃣"], entries: ["Start"])
  }

  @Test(
    "A trailing closure means the initialiser that takes one",
    arguments: ["Variant = .primary", "(any View)? = nil", "Color = .red", "Bool = false"])
  func trailing(_ other: String) {
    let graph = expect(
      """
      struct Card: View {
        enum Variant { case primary, secondary }
        let title: String
        let action: (() -> Void)?
        init(title: String, other: \(other)) { self.title = title; action = nil }
        init(title: String, other: \(other), action: @escaping () -> Void) {
          self.title = title
          self.action = action
        }
        var body: some View {
          if let action { Button(title, action: action) } else { Text(title) }
        }
      }
      struct Home: View {
        @State private var isOpen = false
        var body: some View {
          Card(title: "Open") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { Detail() }
        }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      """, transitions: ["Home -sheet-> Detail at 1️⃣"])
    #expect(graph.transitions.map(\.trigger) == ["Button"])
  }

  @Test("A protocol that asks for what UIKit has is met by UIKit")
  func metByUIKit() {
    expect(
      plainLaunch + """
        protocol Stage {
          func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)?)
        }
        final class Card: UIView, Stage {
          func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)?) {}
        }
        extension Start: Stage {}
        final class Start: UIViewController {
          @IBAction func tap() { 1️⃣self.present(Detail(), animated: true, completion: nil) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A container of the app's own has no method of UIKit's beside the one that it declares")
  func ownContainer() {
    expect(
      launching(
        """
        let box = Box()
        box.pushViewController(Start(), animated: false)
        window?.rootViewController = box
        """) + """
          final class Box: UIViewController {
            func pushViewController(
              _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
            ) {
              1️⃣addChild(controller)
            }
          }
          final class Start: UIViewController {}
          """, transitions: ["Box -embed-> Start at 1️⃣"])
  }

  @Test(
    "A method with a label that is passed on takes its arguments by position",
    arguments: ["showDetail", "self.showDetail", "showDetail(for:)"])
  func reference(_ name: String) {
    expect(
      plainLaunch + """
        final class Model {
          let show: (Int) -> Void
          init(show: @escaping (Int) -> Void) { self.show = show }
          func select(at row: Int) { show(row) }
        }
        final class Start: UIViewController {
          lazy var model = Model(show: \(name))
          @IBAction func tap(_ sender: Any) { model.select(at: 1) }
          func showDetail(for number: Int) {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "A module's name before a type is looked through", arguments: ["Coordinating", "Coordinator"])
  func module(_ name: String) {
    expect(
      """
      import Feature
      \(ModuleApp.coordinator(of: name))
      //// Feature.swift
      \(ModuleApp.feature(name))
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }

  @Test(
    "A method beside a property of its name, where a function is asked for",
    arguments: [
      ("(Int) async throws -> Void", "(Int) -> Void", ["Picker dismiss at 1️⃣"]),
      ("(Int) async throws -> Void", "(Int) async throws -> Void", []),
      ("(Int, Int) -> Void", "(Int) -> Void", ["Picker dismiss at 1️⃣"]),
      ("(Int) -> Void", "(Int) -> Void", []),
    ])
  func methodBesideProperty(property: String, wanted: String, backs: [String]) {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 2️⃣isOpen = true }
            .sheet(isPresented: $isOpen) { Picker(select: { print($0) }) }
        }
      }
      struct Picker: View {
        @Environment(\\.dismiss) private var dismiss
        let select: \(property)
        var body: some View { Rows(select: select) }
        func select(entity: Int) { 1️⃣dismiss() }
      }
      struct Rows: View {
        let select: \(wanted)
        var body: some View { Button("1") { select(1) } }
      }
      """, transitions: ["A -sheet-> Picker at 2️⃣"], backs: backs)
  }

  @Test("A method given as a value is the one of its overloads that takes so many values")
  func overloadAsValue() {
    expect(
      """
      struct A: View {
        @State private var isOpen = false
        var body: some View {
          Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { Picker() }
        }
      }
      struct Picker: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Rows(fail: fail) }
        func fail(_ number: Int) { fail(number, leaving: false) }
        func fail(_ number: Int, leaving: Bool) { if leaving { dismiss() } }
      }
      struct Rows: View {
        let fail: (Int) -> Void
        var body: some View { Button("1") { fail(1) } }
      }
      """, transitions: ["A -sheet-> Picker at 1️⃣"])
  }
}

@Suite("Names of a module")
struct ModuleNameTests {
  @Test("A folder named as a module is no part of it where its files import the module")
  func folder() {
    expect(
      """
      //// App/Feature/Coordinator.swift
      import Feature
      \(ModuleApp.coordinator(of: "Coordinator"))
      //// Feature/Feature.swift
      \(ModuleApp.feature("Coordinator"))
      """, transitions: ["A -root-> B", "B -push-> C at 1️⃣"])
  }
}

@Suite("Names of a library")
struct LibraryNameTests {
  @Test("A library's class is not the app's own of the same name")
  func foreignModule() {
    expect(
      "import Core\n" + plainLaunch + """
        final class Start: UIViewController, Core.PlayerDelegate {
          func player(_ player: Core.Player, didAsk number: Int) {
            1️⃣present(Detail(), animated: true)
          }
        }
        //// Player.swift
        final class Player: Core.Player {}
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A library's navigation controller leads to its root")
  func navigationController() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func open() {
            1️⃣present(PanNavigationController(rootViewController: Detail()), animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A class that inherits from a library's navigation controller is one")
  func ownNavigationController() {
    let graph = expect(
      launching("window?.rootViewController = MainNavigation(rootViewController: Start())") + """
        final class MainNavigation: NodeNavigationController {}
        final class Start: UIViewController {
          @objc func open() { 1️⃣navigationController?.pushViewController(Page(), animated: true) }
        }
        final class Page: UIViewController {
          @objc func close() { 2️⃣navigationController?.popViewController(animated: true) }
        }
        """, transitions: ["Start -push-> Page at 1️⃣"], backs: ["Page pop at 2️⃣"],
      entries: ["Start"])
    #expect(graph.stacks.map(\.roots) == [["Start"]])
    #expect(graph.transitions.map(\.stacks) == [graph.stacks.map(\.id)])
  }

  @Test("What is reached by way of a queue that all screens share leaves none of them")
  func sharedQueue() {
    let steps = (1...14).map { "  func step\($0)() { step\($0 + 1)() }" }.joined(separator: "\n")
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func tap() { step1() }
        \(steps)
          func step15() { navigationController?.popViewController(animated: true) }
        }
        """)
  }
}

@Suite("The system's own screens")
struct SystemScreenTests {
  @Test("Taking one away leaves the screen below it where it is")
  func dismissal() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, UIImagePickerControllerDelegate {
          func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            picker.dismiss(animated: true)
          }
          @objc func close() { 1️⃣dismiss(animated: true) }
          @objc func open() { 2️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 2️⃣"], backs: ["Start dismiss at 1️⃣"])
  }

  @Test("A controller of the app is none of them")
  func cast() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func open() { show(Detail()) }
          func show(_ controller: UIViewController) {
            if let safari = controller as? SFSafariViewController {
              present(safari, animated: true)
            } else {
              1️⃣navigationController?.pushViewController(controller, animated: true)
            }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("Of modifiers of one name the one is meant that takes the binding given")
  func bindings() {
    expect(
      """
      struct Item: Identifiable { let id: Int }
      extension View {
        func cover<C: View>(_ flag: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
          sheet(isPresented: flag) { content() }
        }
        func cover<T: Identifiable, C: View>(_ item: Binding<T?>, @ViewBuilder content: @escaping (T) -> C) -> some View {
          fullScreenCover(item: item) { content($0) }
        }
      }
      struct A: View {
        @State private var item: Item?
        @State private var isOn = false
        var body: some View {
          VStack {
            Button("b") { 1️⃣item = Item(id: 1) }
            Button("c") { 2️⃣isOn = true }.cover($isOn) { C() }
          }
          .cover($item) { _ in B() }
        }
      }
      """, transitions: ["A -cover-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("A trailing closure passes over parameters that need none (SE-0286)")
  func trailingClosure() {
    expect(
      """
      struct Row<Destination: View, Trailing: View>: View {
        @ViewBuilder var trailing: () -> Trailing
        @ViewBuilder var destination: () -> Destination
        init(
          _ title: String, @ViewBuilder trailing: @escaping () -> Trailing = { EmptyView() },
          @ViewBuilder destination: @escaping () -> Destination
        ) {
          self.trailing = trailing
          self.destination = destination
        }
        var body: some View { 1️⃣NavigationLink { destination() } label: { trailing() } }
      }
      struct A: View {
        var body: some View {
          NavigationStack {
            Row("b") { B() }
            Row("c") { Text("on") } destination: { C() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣", "A -push-> C at 1️⃣"])
  }

  @Test("Of two functions of one name one takes views and the other controllers")
  func viewsAndControllers() {
    for view in ["<V: View>(_ view: V, title: String? = nil)", "(_ view: some View)"] {
      expect(
        plainLaunch + """
          final class Navigator {
            weak var root: UIViewController?
            func push\(view) {
              1️⃣root?.navigationController?.pushViewController(
                UIHostingController(rootView: view), animated: true)
            }
            func push(_ controller: UIViewController) {
              2️⃣root?.navigationController?.pushViewController(controller, animated: true)
            }
          }
          final class Start: UIViewController {
            let navigator = Navigator()
            @IBAction func one(_ sender: Any) { navigator.push(B()) }
            @IBAction func two(_ sender: Any) { navigator.push(Detail()) }
          }
          """, transitions: ["Start -push-> B at 1️⃣", "Start -push-> Detail at 2️⃣"])
    }
  }

  @Test("A local that bears the name of a method does not call it")
  func localOfName() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
          override func viewDidLoad() {
            let metadataOutput = AVCaptureMetadataOutput()
            metadataOutput.setMetadataObjectsDelegate(self, queue: .main)
          }
          func metadataOutput(
            _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject]
          ) { 1️⃣present(Detail(), animated: true) }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "Of functions outside of types the one that takes what it is given",
    arguments: ["{ view(for: $0) }", "{ shown in NavigationStack { view(for: shown) } }"])
  func global(_ sheet: String) {
    let graph = expect(
      """
      enum Push: Hashable { case film }
      enum Sheet: Identifiable { case book; var id: Self { self } }
      @ViewBuilder func view(for page: Push) -> some View { switch page { case .film: Film() } }
      @ViewBuilder func view(for page: Sheet) -> some View { switch page { case .book: Book() } }
      struct A: View {
        @State private var sheet: Sheet?
        var body: some View {
          NavigationStack {
            Button("b") { 1️⃣sheet = .book }
            2️⃣NavigationLink("f", value: Push.film)
              .navigationDestination(for: Push.self) { view(for: $0) }
          }
          .sheet(item: $sheet) \(sheet)
        }
      }
      struct Film: View { var body: some View { Text("f") } }
      struct Book: View { var body: some View { Text("b") } }
      """, transitions: ["A -sheet-> Book at 1️⃣", "A -push-> Film at 2️⃣"])
    #expect(graph.unresolved.isEmpty)
  }
}

/// An app of two modules: the app's coordinator is the witness of a protocol of the feature's.
private enum ModuleApp {
  static func coordinator(of name: String) -> String {
    """
    @Observable final class Coordinator: Feature.\(name) {
      var routes: [Route] = []
      enum Route: Hashable { case detail }
      func showDetail() { 1️⃣routes.append(.detail) }
    }
    struct A: View {
      @State var coordinator = Coordinator()
      var body: some View {
        NavigationStack(path: $coordinator.routes) {
          B(model: Model(coordinator: coordinator))
            .navigationDestination(for: Coordinator.Route.self) { _ in C() }
        }
      }
    }
    """
  }

  static func feature(_ name: String) -> String {
    """
    public protocol \(name) { func showDetail() }
    public final class Model {
      let coordinator: \(name)
      public init(coordinator: \(name)) { self.coordinator = coordinator }
      func tap() { coordinator.showDetail() }
    }
    struct B: View {
      let model: Model
      var body: some View { Button("x") { model.tap() } }
    }
    """
  }
}
