import Testing

/// What libraries that are not read do with what an app gives them.
@Suite("Controllers that libraries show")
struct OutsideShowingTests {
  @Test("A container asks its subclass for the pages that it shows")
  func pager() {
    expect(
      plainLaunch + """
        final class Start: ButtonBarPagerTabStripViewController {
          private var pages: [UIViewController] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            pages = [First(), second()]
          }
          1️⃣override func viewControllers(for pager: PagerTabStripViewController) -> [UIViewController] {
            return pages
          }
          private func second() -> UIViewController { Second() }
        }
        final class First: UIViewController {}
        final class Second: UIViewController {
          @IBAction func open() { 2️⃣present(Detail(), animated: true) }
        }
        """,
      transitions: [
        "Start -embed-> First at 1️⃣", "Start -embed-> Second at 1️⃣", "Second -sheet-> Detail at 2️⃣",
      ])
  }

  @Test(
    "A function that says so shows the controller that it is given",
    arguments: [
      "ContextMenu.shared.show(sourceViewController: self, viewController: Detail(), sourceView: nil)",
      "ContextMenu.shared.present(DetailController(), from: self)",
      "showContextualMenu(DetailController())",
      "Drawer(self).display(controller: Detail())",
      "presentPopupBar(withContentViewController: Detail(), animated: true)",
      "navigationController?.presentPopupBar(with: Detail(), animated: true)",
      "customPresentViewController(style, viewController: Detail(), animated: true)",
      "customPresentViewController(style, viewController: UINavigationController(rootViewController: Detail()))",
    ])
  func given(_ call: String) {
    expect(
      plainLaunch + """
        final class DetailController: UIViewController {}
        final class Start: UIViewController {
          @IBAction func open() { 1️⃣\(call) }
        }
        """,
      transitions: [
        "Start -sheet-> \(call.contains("DetailController()") ? "DetailController" : "Detail") at 1️⃣"
      ])
  }

  @Test(
    "One that does not say so shows nothing",
    arguments: [
      "Registry.shared.add(viewController: Detail())", "track(DetailController())",
      "Analytics.shared.displayed(viewController: Detail())",
      "Banner.show(\"saved\", on: self)",
      "Analytics.shared.didPresent(viewController: Detail())",
    ])
  func silent(_ call: String) {
    expect(
      plainLaunch + """
        final class DetailController: UIViewController {}
        enum Banner {
          static func show(_ text: String, on controller: UIViewController) {
            Toaster.shared.show(message: text, viewController: controller)
          }
        }
        final class Start: UIViewController {
          @IBAction func open() { \(call) }
        }
        """)
  }

  @Test(
    "One that is given a local shows what that holds",
    arguments: [
      ("let page = Detail(); 1️⃣navigator.push(page)", "push"),
      (
        "let page = UINavigationController(rootViewController: Detail())\n1️⃣navigator.present(page)",
        "sheet"
      ),
      ("let page = Detail(); 1️⃣Router.shared.show(page, from: self)", "sheet"),
    ])
  func local(_ code: String, kind: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          let navigator = Navigator()
          @IBAction func open() {
            let text = "x"
            Toaster.shared.show(text)
            \(code)
          }
        }
        """, transitions: ["Start -\(kind)-> Detail at 1️⃣"])
  }

  @Test("What gives several controllers to nobody that is known shows none")
  func listed() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, FeedSource {
          func make(_ count: Int) -> [UIViewController] { [Detail()] }
        }
        """)
  }

  @Test("A callback is not called by the program for a property of its name")
  func named() {
    expect(
      plainLaunch + """
        final class Start: UIViewController, FeedSource {
          let counts = [String: Int]()
          override func viewDidLoad() { title = "\\(counts.values.reduce(0, +))" }
          func values(adapter: FeedAdapter) -> [UIView] {
            1️⃣navigationController?.pushViewController(Detail(), animated: true)
            return []
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "A list that code fills with what is not known has an element",
    arguments: ["[EKEvent]", "[Entry]"])
  func unknownList(_ type: String) {
    expect(
      plainLaunch + """
        final class Entry { func open(_ c: UIViewController) { c.present(Other(), animated: true) } }
        final class Start: UIViewController, FeedSource {
          private var entries = \(type)()
          override func viewDidLoad() {
            super.viewDidLoad()
            Client().load { [weak self] result in self?.entries = result }
          }
          func rows(adapter: FeedAdapter) -> [Row] {
            entries.map { _ in
              Row.make(onTap: {
                1️⃣self.navigationController?.pushViewController(Detail(), animated: true)
              })
            }
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A list of routes that code fills with what is not known has any")
  func routes() {
    expect(
      plainLaunch + """
        enum Route { case detail, other }
        final class Start: UIViewController {
          private var routes: [Route] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            Client().load { [weak self] result in self?.routes = result }
          }
          @IBAction func open() {
            routes.forEach { route in
              switch route {
              case .detail: present(Detail(), animated: true)
              case .other: present(Other(), animated: true)
              }
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail", "Start -sheet-> Other"])
  }

  @Test("A value of a library's type is what it is given, whatever is added to that type")
  func extended() {
    expect(
      """
      import Settings
      private extension Setting { var isEmpty: Bool { title.isEmpty } }
      struct A: View {
        var body: some View {
          NavigationStack { List { Row(setting: .init(title: "On", value: .toggle)) } }
        }
      }
      struct Row: View {
        let setting: Setting
        var body: some View {
          switch setting.value {
          case .toggle: NavigationLink("on") { 1️⃣B() }
          case .page: NavigationLink("page") { C() }
          }
        }
      }
      """, transitions: ["A -push-> B"])
  }

  @Test(
    "The class of a controller that a library's row is told to show comes up on the screen",
    arguments: ["row.viewController(Detail.self)", "row.present(viewControllerClass: Detail.self)"])
  func shownClass(_ call: String) {
    expect(
      plainLaunch + """
        import Forms
        final class Start: FormViewController {
          lazy var row: FormRow = {
            let row = FormRow()
            1️⃣\(call)
            return row
          }()
          override func populate(_ builder: Builder) { builder.add(row) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test(
    "A class that is only asked about comes up nowhere",
    arguments: [
      "Registry.register(Detail.self)", "Registry.contains(type: Detail.self)",
      "Registry.contains(viewController: Detail.self)",
      "Registry.popTo(viewControllerType: Detail.self)",
    ])
  func namedClass(_ call: String) {
    expect(
      plainLaunch + """
        import Forms
        final class Start: UIViewController {
          @IBAction func go() {
            \(call)
            1️⃣present(Other(), animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Other at 1️⃣"])
  }

  @Test("A row of a library's form is told what to do when it changes")
  func changedRow() {
    expect(
      plainLaunch + """
        import Forms
        final class Start: FormViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let row = SwitchRow { $0.tag = "lock" }.onChange { [weak self] row in
              1️⃣self?.present(Detail(), animated: true)
            }
            form.append(row)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "Pages come from an object that a controller makes once it is there",
    arguments: [
      "init() { pages = [First(), Second()] }", "func fill() { pages = [First(), Second()] }",
    ])
  func pagesMadeLater(_ filling: String) {
    let fills = filling.hasPrefix("func") ? "model.fill()" : ""
    expect(
      plainLaunch + """
        final class Pages {
          var pages: [UIViewController] = []
          \(filling)
        }
        extension Pages: PagerViewControllerDataSource {
          1️⃣func viewController(for pager: PagerViewController, at index: Int) -> UIViewController? {
            pages[index]
          }
        }
        final class Start: PagerViewController {
          var model: Pages!
          override func viewDidLoad() {
            super.viewDidLoad()
            model = Pages()
            \(fills)
            dataSource = model
          }
        }
        final class First: UIViewController {}
        final class Second: UIViewController {}
        """, transitions: ["Start -embed-> First at 1️⃣", "Start -embed-> Second at 1️⃣"])
  }

  @Test("A library's view builds the content that it is given by label")
  func labelledContent() {
    expect(
      """
      import Stores
      struct A: View {
        let store: PageStore
        var body: some View {
          WithViewStore(store, observe: { $0 }, content: { state in
            NavigationView { 1️⃣NavigationLink(destination: B(), label: { Text("go") }) }
          })
        }
      }
      """, transitions: ["A -push-> B at 1️⃣"])
  }

  @Test("A library's navigation controller is a stack, with a root or filled later")
  func libraryStack() {
    expect(
      plainLaunch + """
        import Bars
        final class Start: UIViewController {
          @IBAction func find() {
            let stack = WideNavigationController()
            stack.setViewControllers([Detail()], animated: false)
            1️⃣present(stack, animated: true)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test(
    "A row of a form shows the controller that its provider makes",
    arguments: [
      (
        ".show(controllerProvider: Provider<UIViewController>.callback { Detail() }, onDismiss: nil)",
        "push"
      ),
      (".presentModally(controllerProvider: .callback(builder: { return Detail() }))", "sheet"),
    ])
  func formRow(_ mode: String, kind: String) {
    expect(
      plainLaunch + """
        final class Start: FormViewController {
          override func viewDidLoad() {
            form = Section() <<< row()
          }
          private func row() -> ButtonRow {
            ButtonRow { row in row.presentationMode = 1️⃣\(mode) }
          }
        }
        """, transitions: ["Start -\(kind)-> Detail at 1️⃣"])
  }

  @Test("A controller that a library's object has is one, with what the app adds to all of them")
  func added() {
    expect(
      plainLaunch + """
        extension UIViewController {
          func route(_ id: Int) { 1️⃣present(Detail(), animated: true) }
        }
        final class Row: SectionController {
          override func didSelectItem(at index: Int) { viewController?.route(index) }
        }
        final class Start: UIViewController, AdapterDataSource {
          func adapter(_ adapter: Adapter, sectionFor object: Any) -> SectionController { Row() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("So it does a view in a hosting controller, by the way that it names")
  func hosted() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func open() {
            1️⃣navigationController?.pushFade(
              viewController: UIHostingController(rootView: Search()))
          }
        }
        struct Search: View { var body: some View { Text("search") } }
        """, transitions: ["Start -push-> Search at 1️⃣"])
  }
}
