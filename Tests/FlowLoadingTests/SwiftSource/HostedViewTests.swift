import Foundation
import Testing

@Suite("Hosting controllers of an app's own and their views")
struct HostedViewTests {
  private let box = """
    final class Box<Content: View>: UIHostingController<Content> {
      override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    }
    struct Panel: View {
      @State private var isShown = false
      var body: some View {
        Button("Search") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
      }
    }

    """

  @Test("An initialiser that the app adds to the framework's class leaves that class's own alone")
  func addedInitializer() {
    expect(
      plainLaunch + box + """
        extension UIHostingController {
          convenience init(rootView: Content, isSmall: Bool) { self.init(rootView: rootView) }
        }
        final class Start: UIViewController {
          private let box = Box(rootView: Panel())
          override func viewDidLoad() { 2️⃣addChild(box) }
        }
        """, transitions: ["Start -embed-> Panel at 2️⃣", "Panel -sheet-> B at 1️⃣"])
  }

  @Test("A controller shows what it takes the view of", arguments: ["", "3️⃣addChild(host)"])
  func viewAlone(_ child: String) {
    expect(
      plainLaunch + box + """
        final class Start: UIViewController {
          private lazy var host = {
            let host = UIHostingController(rootView: Panel())
            host.view.backgroundColor = .clear
            return host
          }()
          override func viewDidLoad() {
            \(child)
            2️⃣view.addSubview(host.view)
          }
        }
        """,
      transitions: [
        "Start -embed-> Panel at \(child.isEmpty ? "2️⃣" : "3️⃣")", "Panel -sheet-> B at 1️⃣",
      ])
  }

  /// A component that acts, in content that is no view of the app's own.
  private let pill = """
    struct Pill: View {
      let action: () -> Void
      var body: some View { Button("Go", action: action) }
    }

    """

  @Test("What a controller hosts in a child is its content", arguments: ["addChild(host)", ""])
  func content(_ child: String) {
    expect(
      plainLaunch + pill + """
        final class Start: UIViewController {
          override func viewDidLoad() {
            let host = UIHostingController(
              rootView: VStack { Pill { 1️⃣self.present(Modal(), animated: true) } })
            \(child)
            view.addSubview(host.view)
          }
        }
        final class Modal: UIViewController {}
        """, transitions: ["Start -sheet-> Modal at 1️⃣"])
  }

  @Test("A modifier's content stays the screen's where a representable's controller hosts it")
  func modifierContent() {
    expect(
      pill + """
        struct A: View {
          @State private var isShown = false
          var body: some View {
            ScrollView { Pill { 1️⃣isShown = true } }
              .modifier(Avoiding())
              .sheet(isPresented: $isShown) { B() }
          }
        }
        struct Avoiding: ViewModifier {
          func body(content: Content) -> some View { Avoider { content.padding() } }
        }
        struct Avoider<Content: View>: UIViewControllerRepresentable {
          private let content: () -> Content
          init(@ViewBuilder _ content: @escaping () -> Content) { self.content = content }
          func makeUIViewController(context: Context) -> Holder<Content> {
            Holder(rootView: content())
          }
          func updateUIViewController(_ controller: Holder<Content>, context: Context) {}
        }
        final class Holder<Content: View>: UIViewController {
          private let host: UIHostingController<Content>
          init(rootView: Content) {
            host = UIHostingController(rootView: rootView)
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
        }
        """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "What the system calls on a hosting controller runs on what it hosts",
    arguments: ["viewDidLoad()", "viewWillAppear(_ animated: Bool)"])
  func lifecycle(_ method: String) {
    expect(
      plainLaunch + """
        final class Model: ObservableObject { var onOpen: (() -> Void)? }
        struct Page: View {
          @ObservedObject var model: Model
          var body: some View { Button("Open") { if let open = model.onOpen { open() } } }
        }
        final class Start: UIHostingController<Page> {
          let model: Model
          required init?(coder: NSCoder) { fatalError() }
          init() {
            model = Model()
            super.init(rootView: Page(model: model))
          }
          override func \(method) {
            model.onOpen = { [weak self] in self?.open() }
          }
          override func viewDidAppear(_ animated: Bool) { 2️⃣present(Other(), animated: true) }
          func open() { 1️⃣present(Detail(), animated: true) }
        }
        """,
      transitions: ["Page -sheet-> Detail at 1️⃣", "Page -sheet-> Other at 2️⃣"], entries: ["Page"])
  }

  /// A list of UIKit's whose cells host views.
  private func list(_ members: String) -> String {
    plainLaunch + pill + """
      struct Header: View { let pill: Pill; var body: some View { HStack { pill } } }
      final class Modal: UIViewController {}
      final class Start: UIViewController, UICollectionViewDataSource {
        private let list = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() { view.addSubview(list); list.dataSource = self }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
          1
        }
        \(members)
      }
      """
  }

  @Test(
    "What a cell hosts is a part of the screen that the list is on",
    arguments: ["Pill { self.open() }", "VStack { Header(pill: Pill(action: open)) }"])
  func cell(_ row: String) {
    expect(
      list(
        """
        func collectionView(
          _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
          cell.contentConfiguration = UIHostingConfiguration { \(row) }.margins(.all, 0)
          return cell
        }
        private func open() { 1️⃣present(Modal(), animated: true) }
        """), transitions: ["Start -sheet-> Modal at 1️⃣"])
  }

  @Test("What an initialiser sets up for cells is its controller's, not that of who makes it")
  func registeredCell() {
    expect(
      """
      struct Pill: View {
        let action: () -> Void
        var body: some View { Button("Go", action: action) }
      }
      struct A: View {
        @State private var isShown = false
        var body: some View { Button("x") { 2️⃣isShown = true }.sheet(isPresented: $isShown) { Page() } }
      }
      struct Page: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Rows { Rows() }
        func updateUIViewController(_ rows: Rows, context: Context) {}
      }
      final class Modal: UIViewController {}
      final class Rows: UIViewController {
        private var registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>!
        init() {
          super.init(nibName: nil, bundle: nil)
          registration = .init { [unowned self] cell, _, _ in
            cell.contentConfiguration = UIHostingConfiguration {
              Pill { 1️⃣self.present(Modal(), animated: true) }
            }
          }
        }
      }
      """, transitions: ["A -sheet-> Page at 2️⃣", "Page -embed-> Rows", "Rows -sheet-> Modal at 1️⃣"])
  }

  /// A list behind a representable, whose cells are set up by the code of a data source.
  private let rows = """
    struct Rows: UIViewControllerRepresentable {
      let onTap: () -> Void
      func makeUIViewController(context: Context) -> RowsController { RowsController() }
      func updateUIViewController(_ rows: RowsController, context: Context) {
        rows.source.onTap = onTap
      }
    }
    final class RowsController: UIViewController {
      let source = RowSource()
      private let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() { view.addSubview(list); list.dataSource = source }
    }
    struct RowConfiguration { let onTap: () -> Void }
    final class RowSource: NSObject, UICollectionViewDataSource {
      var onTap: (() -> Void)?
      func collectionView(_ view: UICollectionView, numberOfItemsInSection n: Int) -> Int { 1 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! RowCell
        cell.setUp(RowConfiguration { [weak self] in self?.onTap?() })
        return cell
      }
    }
    final class RowCell: UICollectionViewCell {
      func setUp(_ configuration: RowConfiguration) {
        contentConfiguration = UIHostingConfiguration { Row(onTap: configuration.onTap) }
      }
    }
    struct Row: View { let onTap: () -> Void; var body: some View { Inner(onTap: onTap) } }
    struct Inner: View {
      let onTap: () -> Void
      var body: some View { HStack { Pill(action: { onTap() }) } }
    }

    """

  @Test("A cell of a list behind a representable hosts a part of the view's screen")
  func representedCell() {
    expect(
      pill + rows + """
        struct A: View {
          @State private var isShown = false
          var body: some View {
            Rows(onTap: { 1️⃣isShown = true }).sheet(isPresented: $isShown) { B() }
          }
        }
        """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A list that two screens show does on each what that screen gave it")
  func twoLists() {
    expect(
      pill + rows + """
        struct A: View {
          @State private var isShown = false
          @State private var opensOther = false
          var body: some View {
            VStack { Rows(onTap: { 1️⃣isShown = true }); Button("x") { 2️⃣opensOther = true } }
              .sheet(isPresented: $isShown) { B() }
              .fullScreenCover(isPresented: $opensOther) { Page() }
          }
        }
        struct Page: View {
          @State private var isShown = false
          var body: some View {
            ZStack { Rows(onTap: { 3️⃣isShown = true }) }.sheet(isPresented: $isShown) { C() }
          }
        }
        """,
      transitions: ["A -sheet-> B at 1️⃣", "A -cover-> Page at 2️⃣", "Page -sheet-> C at 3️⃣"])
  }

  @Test("A sheet of a row that two screens show holds what each screen gave it")
  func sheetsOfTwoLists() {
    let row = """
      struct Inner: View {
        let onTap: () -> AnyView
        @State private var isShown = false
        var body: some View {
          Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { onTap() }
        }
      }
      """
    let start = rows.range(of: "struct Inner")!.lowerBound
    expect(
      rows[..<start].replacingOccurrences(of: "() -> Void", with: "() -> AnyView")
        .replacingOccurrences(of: "self?.onTap?()", with: "self!.onTap!()") + row + """
          struct A: View {
            @State private var opensOther = false
            var body: some View {
              VStack { Rows(onTap: { AnyView(B()) }); Button("x") { 2️⃣opensOther = true } }
                .fullScreenCover(isPresented: $opensOther) { Page() }
            }
          }
          struct Page: View {
            var body: some View { ZStack { Rows(onTap: { AnyView(C()) }) } }
          }
          """,
      transitions: ["A -sheet-> B at 1️⃣", "A -cover-> Page at 2️⃣", "Page -sheet-> C at 1️⃣"])
  }

  @Test("A control that code sets up on one hosting controller is on what that hosts alone")
  func controlOfOne() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func one() {
            let host = Host(rootView: AnyView(B()))
            host.setUpBack()
            1️⃣navigationController?.pushViewController(host, animated: true)
          }
          @IBAction func two() {
            2️⃣navigationController?.pushViewController(Host(rootView: AnyView(C())), animated: true)
          }
        }
        final class Host: UIHostingController<AnyView> {
          func setUpBack() {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "x", style: .plain, target: self, action: #selector(goBack))
          }
          @objc private func goBack() { 3️⃣present(Detail(), animated: true) }
        }
        """,
      transitions: [
        "Start -push-> B at 1️⃣", "Start -push-> C at 2️⃣", "B -sheet-> Detail at 3️⃣",
      ])
  }

  @Test(
    "What a row hosts is a piece of the controller's screen, its child as well",
    arguments: ["UITableViewCell", "UICollectionViewCell"], ["", "parent.addChild(host)"])
  func inCell(_ above: String, _ adding: String) {
    expect(
      plainLaunch + """
        final class Start: UITableViewController {
          override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
            cell.fill(in: self)
            return cell
          }
        }
        final class Row: \(above) {
          private let host = UIHostingController(rootView: Film())
          func fill(in parent: UIViewController) {
            \(adding)
            contentView.addSubview(host.view)
          }
        }
        struct Film: View {
          @State private var isOpen = false
          var body: some View { Button("x") { 1️⃣isOpen = true }.sheet(isPresented: $isOpen) { Page() } }
        }
        struct Page: View { var body: some View { Text("p") } }
        """, transitions: ["Start -sheet-> Page at 1️⃣"])
  }
}
