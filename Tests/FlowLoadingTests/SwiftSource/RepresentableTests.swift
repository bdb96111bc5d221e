import FlowGraph
import Testing

@Suite("Controllers inside views")
struct RepresentableTests {
  @Test("A controller that is a part of a screen and holds others does not become one")
  func part() {
    expect(
      """
      import SwiftUI
      struct A: View { var body: some View { Inner().ignoresSafeArea(.keyboard) } }
      struct Inner: UIViewControllerRepresentable {
        func makeUIViewController(context _: Context) -> Main { Main() }
        func updateUIViewController(_ controller: Main, context _: Context) {}
      }
      class Main: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let hosting = UIHostingController(rootView: B())
          1️⃣addChild(hosting)
          view.addSubview(hosting.view)
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        @objc private func tapped() { 2️⃣present(UIHostingController(rootView: C()), animated: true) }
      }
      """, transitions: ["A -embed-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("A library's controller asks the coordinator for a view")
  func askedForView() {
    expect(
      """
      import SlideKit
      struct A: View { var body: some View { Slides { _ in Buttons() } } }
      struct Buttons: View {
        @State private var isShown = false
        var body: some View { Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() } }
      }
      struct Slides<Bottom: View>: UIViewControllerRepresentable {
        @ViewBuilder var bottom: (Int) -> Bottom
        func makeUIViewController(context: Context) -> SlideController {
          let controller = SlideController()
          controller.delegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: SlideController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(bottom: bottom) }
        class Coordinator: SlideDelegate {
          let bottom: (Int) -> Bottom
          init(bottom: @escaping (Int) -> Bottom) { self.bottom = bottom }
          func bottomView(_ index: Int) -> (any View)? { bottom(index) }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A representable's navigation controller brings its root")
  func navigationController() {
    expect(
      """
      struct A: View {
        @State private var isScanning = false
        @State private var isConfirming = false
        var body: some View {
          Button("x") { 1️⃣isScanning = true }
            .sheet(isPresented: $isScanning) {
              Scanner { text in
                2️⃣isConfirming = true
                3️⃣isScanning = false
              }
            }
            .sheet(isPresented: $isConfirming) { C() }
        }
      }
      struct Scanner: UIViewControllerRepresentable {
        var completion: (String) -> Void
        4️⃣func makeUIViewController(context _: Context) -> UINavigationController {
          let controller = Reader { text in completion(text) }
          return UINavigationController(rootViewController: controller)
        }
        func updateUIViewController(_: UINavigationController, context _: Context) {}
      }
      class Reader: UIViewController {
        private var completion: (String) -> Void
        init(completion: @escaping (String) -> Void) {
          self.completion = completion
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          let button = UIButton(type: .system)
          button.addTarget(self, action: #selector(read), for: .touchUpInside)
        }
        @objc private func read() { completion("x") }
      }
      """,
      transitions: [
        "A -sheet-> Scanner at 1️⃣", "Scanner -root-> Reader at 4️⃣", "Reader -sheet-> C at 2️⃣",
      ], backs: ["Reader dismiss at 3️⃣"])
  }

  @Test("What was never seen to be set may be set elsewhere, and is called")
  func neverSet() {
    expect(
      """
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var path: [Int] = []
      }
      final class Child { func showDetails() { 1️⃣Router.shared.path.append(1) } }
      final class Flow {
        var child: Child?
        func begin() { child?.showDetails() }
      }
      struct A: View {
        @ObservedObject var router = Router.shared
        let flow = Flow()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("x") { flow.begin() }.navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test(
    "A delegate that one view was made without is not another view's",
    arguments: ["init(delegate: WebDelegate? = nil) { self.delegate = delegate }", ""])
  func leftOut(_ initializer: String) {
    expect(
      """
      protocol WebDelegate: AnyObject { func asked() }
      struct Web: UIViewRepresentable {
        var delegate: WebDelegate?
        \(initializer)
        func makeUIView(context: Context) -> WKWebView {
          let view = WKWebView()
          view.navigationDelegate = context.coordinator
          return view
        }
        func updateUIView(_ view: WKWebView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, WKNavigationDelegate {
          var parent: Web
          init(_ parent: Web) { self.parent = parent }
          func webView(_ webView: WKWebView, didFinish navigation: WKNavigation) {
            parent.delegate?.asked()
          }
        }
      }
      final class Model: ObservableObject, WebDelegate {
        @Published var isShown = false
        func asked() { 3️⃣isShown = true }
      }
      struct A: View {
        var body: some View {
          NavigationStack {
            VStack {
              1️⃣NavigationLink("b") { Finding() }
              2️⃣NavigationLink("c") { Helping() }
            }
          }
        }
      }
      struct Finding: View {
        @StateObject var model = Model()
        var body: some View {
          VStack { Web(delegate: model) }.sheet(isPresented: $model.isShown) { D() }
        }
      }
      struct Helping: View {
        @StateObject var model = Model()
        var body: some View {
          VStack { Web() }.sheet(isPresented: $model.isShown) { E() }
        }
      }
      """,
      transitions: [
        "A -push-> Finding at 1️⃣", "A -push-> Helping at 2️⃣", "Finding -sheet-> D at 3️⃣",
      ])
  }

  @Test("A class that is a representable can be the delegate of what it makes")
  func ownDelegate() {
    expect(
      """
      final class Picker: NSObject, UIViewControllerRepresentable, UIDocumentPickerDelegate {
        var onPick: ([URL]) -> Void
        init(onPick: @escaping ([URL]) -> Void) { self.onPick = onPick }
        func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
          picker.delegate = self
          return picker
        }
        func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
        func documentPicker(
          _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
        ) { onPick(urls) }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }
            .sheet(isPresented: $isShown) { Picker { urls in 2️⃣isShown = false } }
        }
      }
      """, transitions: ["A -sheet-> Picker at 1️⃣"], backs: ["Picker dismiss at 2️⃣"])
  }

  @Test(
    "A list asks and tells whatever it was given as its delegate or its data source",
    arguments: ["delegate", "dataSource"],
    ["CardSource(open: open)", "context.coordinator.source(for: list)"])
  func listDelegate(_ property: String, _ made: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View { Cards { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() } }
      }
      struct Cards: UIViewRepresentable {
        let open: () -> Void
        func makeCoordinator() -> Coordinator { Coordinator(open: open) }
        func makeUIView(context: Context) -> UICollectionView {
          let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          list.\(property) = \(made)
          return list
        }
        func updateUIView(_ view: UICollectionView, context: Context) {}
        final class Coordinator: NSObject {
          let open: () -> Void
          var source: CardSource?
          init(open: @escaping () -> Void) { self.open = open }
          func source(for list: UICollectionView) -> CardSource {
            if let source { return source }
            let made = CardSource(open: open)
            source = made
            return made
          }
        }
      }
      final class CardSource: NSObject, UICollectionViewDelegate {
        let open: () -> Void
        init(open: @escaping () -> Void) { self.open = open }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { open() }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A helper hands the controller what the view was given")
  func helper() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Grid(onPin: { 1️⃣isShown = true }).sheet(isPresented: $isShown) { B() }
        }
      }
      struct Grid: UIViewControllerRepresentable {
        var onPin: (() -> Void)?
        func makeUIViewController(context: Context) -> GridController {
          let grid = GridController()
          wire(grid)
          return grid
        }
        func updateUIViewController(_ grid: GridController, context: Context) { wire(grid) }
        private func wire(_ grid: GridController) { grid.onPin = onPin }
      }
      final class GridController: UIViewController, UICollectionViewDelegate {
        var onPin: (() -> Void)?
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { onPin?() }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "What a view of UIKit's is given of a hosting controller is a part of the screen",
    arguments: [
      "let list = UITableView(); list.tableHeaderView = host.view; return list",
      "let list = UITableView(); Task { list.tableFooterView = host.view }; return list",
    ])
  func header(_ code: String) {
    expect(
      """
      struct A: View { var body: some View { ZStack { Page() }.navigationTitle("x") } }
      struct Page: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let host = UIHostingController(rootView: News())
          host.view.backgroundColor = .clear
          \(code)
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct News: View {
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }.fullScreenCover(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -cover-> B at 1️⃣"])
  }

  /// Two screens that use one component, each for a sheet of its own.
  private func pair(_ first: String, _ second: String, _ component: String) -> String {
    """
    @main struct Demo: App {
      var body: some Scene { WindowGroup { NavigationStack { Home() } } }
    }
    struct Home: View {
      var body: some View {
        1️⃣NavigationLink("One") { First() }
        2️⃣NavigationLink("Two") { Second() }
      }
    }
    struct First: View {
      @State private var isShown = false
      var body: some View { \(first) }
    }
    struct Second: View {
      @State private var isShown = false
      var body: some View { \(second) }
    }
    struct A: View { var body: some View { Text("a") } }
    struct B: View { var body: some View { Text("b") } }
    \(component)
    """
  }

  private let apart = [
    "Home -push-> First at 1️⃣", "Home -push-> Second at 2️⃣", "First -sheet-> A at 3️⃣",
    "Second -sheet-> B at 4️⃣",
  ]

  @Test("What a component hands on to its representable's coordinator is each screen's own")
  func handedOn() {
    expect(
      pair(
        "Bar(action: { 3️⃣isShown = true }).sheet(isPresented: $isShown) { A() }",
        "Bar(action: { 4️⃣isShown = true }).sheet(isPresented: $isShown) { B() }",
        """
        struct Bar: View {
          let action: (() -> Void)?
          var body: some View { HStack { BarButton(action: action) } }
        }
        struct BarButton: View {
          let action: (() -> Void)?
          var body: some View { Plain(action: action) }
        }
        struct Plain: UIViewRepresentable {
          var action: (() -> Void)?
          func makeUIView(context: Context) -> UIButton {
            let button = UIButton(type: .custom)
            button.addTarget(
              context.coordinator, action: #selector(Coordinator.tapped), for: .touchUpInside)
            return button
          }
          func updateUIView(_ button: UIButton, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(action: action) }
          class Coordinator: NSObject {
            var action: (() -> Void)?
            init(action: (() -> Void)?) { self.action = action }
            @objc func tapped() { action?() }
          }
        }
        """), transitions: apart)
  }

  @Test("What a generic controller hosts is each screen's own")
  func hosted() {
    let screen = { (place: String) in "VStack { Cell(action: { \(place)isShown = true }) }" }
    expect(
      pair(
        "\(screen("3️⃣")).sheet(isPresented: $isShown) { A() }.padded()",
        "\(screen("4️⃣")).sheet(isPresented: $isShown) { B() }.padded()",
        """
        extension View { func padded() -> some View { modifier(Padding()) } }
        struct Padding: ViewModifier {
          func body(content: Content) -> some View { Wrapper { content } }
        }
        struct Wrapper<Content: View>: UIViewControllerRepresentable {
          private let content: () -> Content
          init(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }
          func makeUIViewController(context: Context) -> Host<Content> {
            Host(rootView: content())
          }
          func updateUIViewController(_ host: Host<Content>, context: Context) {}
        }
        final class Host<Content: View>: UIViewController {
          private var hosting: UIHostingController<Content>
          init(rootView: Content) {
            hosting = UIHostingController(rootView: rootView)
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(hosting)
            view.addSubview(hosting.view)
          }
        }
        struct Cell: View {
          let action: () -> Void
          var body: some View { Button("go") { action() } }
        }
        """), transitions: apart)
  }
}
