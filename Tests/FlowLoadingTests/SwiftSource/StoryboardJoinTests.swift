import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("Storyboards with Swift")
struct StoryboardJoinTests {
  typealias Text = StoryboardText

  func graph(_ source: String, _ storyboard: String) throws -> FlowGraph {
    let document = try InterfaceBuilderReader.read(
      data: Data(storyboard.utf8), file: "Main.storyboard")
    return SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: source)],
      resources: .init(
        documents: [document], entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)]
      )
    ).graph
  }

  func rows(_ source: String, _ storyboard: String) throws -> (
    rows: [String], entries: [String]
  ) {
    let graph = try graph(source, storyboard)
    return (
      graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to) \($0.file):\($0.line)" },
      graph.entries.map(\.name)
    )
  }

  @Test("Segues that code performs, that a button performs, and scenes by identifier")
  func segues() throws {
    let storyboard = Text.storyboard(
      initial: "nav",
      Text.navigation("nav", root: "list"),
      Text.scene(
        "list", class: "List",
        Text.connections(Text.segue("show", to: "detail", "identifier=\"detail\""))
          + Text.button("Help", Text.segue("presentation", to: "help"))),
      Text.scene("detail", class: "Detail", Text.button("Tap", Text.action("tap", of: "detail"))),
      Text.scene("help", class: "Help"),
      Text.scene("lone", class: "Lone", identifier: "Lone"))
    let found = try rows(
      """
      final class List: UIViewController {
        @objc func open() { performSegue(withIdentifier: "detail", sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let detail = segue.destination as? Detail { detail.onLone = { self.lone() } }
        }
        func lone() {
          show(storyboard!.instantiateViewController(withIdentifier: "Lone"), sender: nil)
        }
      }
      final class Detail: UIViewController {
        var onLone: (() -> Void)?
        @IBAction func tap() { onLone?() }
      }
      final class Help: UIViewController {}
      final class Lone: UIViewController {}
      """, storyboard)
    #expect(found.entries == ["List"])
    #expect(
      Set(found.rows) == [
        "List -push-> Detail Screens.swift:2", "List -sheet-> Help Main.storyboard:5",
        "Detail -push-> Lone Screens.swift:7",
      ])
  }

  @Test(
    "What is done for another identifier is not done for a segue",
    arguments: [
      "if segue.identifier == \"other\" { show(segue.destination, sender: nil) }",
      "guard segue.identifier == \"other\" else { return }; show(segue.destination, sender: nil)",
      "switch segue.identifier { case \"other\": show(segue.destination, sender: nil); default: break }",
    ])
  func otherIdentifier(_ code: String) throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"),
      Text.scene(
        "list", class: "List",
        Text.connections(Text.segue("show", to: "detail", "identifier=\"detail\""))),
      Text.scene("detail", class: "Detail"))
    let source = """
      final class List: UIViewController {
        @objc func open() { performSegue(withIdentifier: "detail", sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      final class Detail: UIViewController {}
      """
    #expect(try rows(source, storyboard).rows == ["List -push-> Detail Screens.swift:2"])
    #expect(
      try rows(source.replacing("other", with: "detail"), storyboard).rows.sorted() == [
        "List -push-> Detail Screens.swift:2", "List -push-> Detail Screens.swift:4",
      ])
  }

  @Test(
    "A segue of an identifier that is not known may be any of the controller's",
    arguments: [
      ("identifier", ["possible Detail", "possible Help"]), ("\"detail\"", ["certain Detail"]),
    ])
  func openIdentifier(_ identifier: String, _ expected: [String]) throws {
    let storyboard = Text.storyboard(
      initial: "nav",
      Text.navigation("nav", root: "list"),
      Text.scene(
        "list", class: "List",
        Text.connections(
          Text.segue("show", to: "detail", "identifier=\"detail\""),
          Text.segue("show", to: "help", "identifier=\"help\""))),
      Text.scene("detail", class: "Detail"), Text.scene("help", class: "Help"))
    let source = """
      final class List: UIViewController {
        var identifier: String { UserDefaults.standard.string(forKey: "start") ?? "" }
        @objc func open() { performSegue(withIdentifier: \(identifier), sender: self) }
      }
      final class Detail: UIViewController {}
      final class Help: UIViewController {}
      """
    let rows = try graph(source, storyboard).transitions
    #expect(rows.map { "\($0.certainty.rawValue) \($0.to)" }.sorted() == expected)
  }

  @Test(
    "A segue action makes what its segue shows",
    arguments: [
      ("makeLog:", "makeLog(_ coder: NSCoder)"),
      ("makeLogWithCoder:", "makeLog(coder: NSCoder)"),
      ("makeLog:sender:", "makeLog(_ coder: NSCoder, sender: Any?)"),
    ])
  func segueAction(_ selector: String, _ signature: String) throws {
    let storyboard = Text.storyboard(
      initial: "list",
      Text.scene(
        "list", class: "List",
        Text.button(
          "Log",
          Text.segue(
            "presentation", to: "host", "destinationCreationSelector=\"\(selector)\""))),
      "<scene sceneID=\"s\"><objects><hostingController id=\"host\" sceneMemberID=\"viewController\"/></objects></scene>"
    )
    let found = try rows(
      """
      final class List: UIViewController {
        @IBSegueAction func \(signature) -> UIViewController? {
          UIHostingController(coder: coder, rootView: LogView())
        }
        @IBSegueAction func makeOther(_ coder: NSCoder) -> UIViewController? {
          UIHostingController(coder: coder, rootView: OtherView())
        }
      }
      struct LogView: View { var body: some View { Text("x") } }
      struct OtherView: View { var body: some View { Text("x") } }
      """, storyboard)
    #expect(found.rows.map { $0.prefix { $0 != ":" } } == ["List -sheet-> LogView Main.storyboard"])
  }

  @Test("What a segue action makes is shown by its segue and is no child")
  func shownBySegue() throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"),
      Text.scene(
        "list", class: "List",
        Text.button(
          "Log",
          Text.segue("show", to: "detail", "destinationCreationSelector=\"makeLog:sender:\""))),
      Text.scene("detail", class: "Detail"))
    let found = try rows(
      """
      final class List: UIViewController {
        @IBSegueAction func makeLog(_ coder: NSCoder, sender: Any?) -> UIViewController? {
          guard let item = sender as? String else { return nil }
          return Detail(item: item, coder: coder)
        }
      }
      final class Detail: UIViewController {
        init?(item: String, coder: NSCoder) { super.init(coder: coder) }
      }
      """, storyboard)
    #expect(found.rows.map { $0.prefix { $0 != ":" } } == ["List -push-> Detail Main.storyboard"])
  }

  @Test("A generic helper asks for the scene that is named as the class")
  func genericHelper() throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"), Text.scene("list", class: "List"),
      Text.scene("detail", class: "Detail", identifier: "Detail"))
    let found = try rows(
      """
      enum Board: String { case main = "Main" }
      extension NSObject {
        class var nameOfClass: String {
          NSStringFromClass(self).components(separatedBy: ".").last!
        }
      }
      extension UIViewController {
        private class func make<T: UIViewController>(_ board: UIStoryboard, _ name: String) -> T {
          return board.instantiateViewController(withIdentifier: name) as! T
        }
        class func from(_ board: Board) -> Self {
          make(UIStoryboard(name: board.rawValue, bundle: nil), nameOfClass)
        }
      }
      final class List: UIViewController {
        @objc func open() { present(Detail.from(.main), animated: true) }
      }
      final class Detail: UIViewController {}
      """, storyboard)
    #expect(found.rows == ["List -sheet-> Detail Screens.swift:16"])
  }

  @Test("A scene that code makes is another object than the one that the launch shows")
  func instances() throws {
    let storyboard = Text.storyboard(
      initial: "nav",
      Text.scene("nav", kind: "navigationController", identifier: "Nav"))
    let found = try rows(
      launching(
        """
        let navigation = window!.rootViewController as! UINavigationController
        navigation.setViewControllers([List()], animated: false)
        """) + """
          final class List: UIViewController {
            @objc func open() {
              let navigation = UIStoryboard(name: "Main", bundle: nil)
                .instantiateViewController(withIdentifier: "Nav") as! UINavigationController
              navigation.setViewControllers([Detail()], animated: false)
              present(navigation, animated: true)
            }
          }
          final class Detail: UIViewController {}
          """, storyboard)
    #expect(found.entries == ["List"])
    #expect(found.rows == ["List -sheet-> Detail Screens.swift:16"])
  }

  @Test("An extension of UIStoryboard gives the scene of its identifier, with no cast")
  func extensionOfStoryboard() throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"), Text.scene("list", class: "List"),
      Text.scene("detail", class: "Detail", identifier: "detail"),
      Text.scene("other", class: "Other", identifier: "other"))
    let found = try rows(
      """
      enum Scene: String { case detail, other }
      extension UIStoryboard {
        func controller(for scene: Scene) -> UIViewController {
          return instantiateViewController(withIdentifier: scene.rawValue)
        }
      }
      final class List: UIViewController {
        let board = UIStoryboard(name: "Main", bundle: nil)
        @objc func open() { present(board.controller(for: .detail), animated: true) }
      }
      final class Detail: UIViewController {}
      final class Other: UIViewController {}
      """, storyboard)
    #expect(found.rows == ["List -sheet-> Detail Screens.swift:9"])
  }

  @Test("A scene that a segue leads to may be shown by code that nothing was seen to run")
  func unseenSegue() throws {
    func concerns(_ call: String) throws -> [[String]] {
      let document = try InterfaceBuilderReader.read(
        data: Data(
          Text.storyboard(
            initial: "nav", Text.navigation("nav", root: "list"),
            Text.scene(
              "list", class: "List",
              Text.connections(Text.segue("show", to: "detail", "identifier=\"detail\""))),
            Text.scene("detail", class: "Detail")
          ).utf8), file: "Main.storyboard")
      let source = """
        final class List: UIViewController { private func never() { \(call) } }
        final class Detail: UIViewController {}
        """
      let graph = SwiftSourceLoader(threads: 1).read(
        [SwiftFile(path: "Screens.swift", text: source)],
        resources: .init(
          documents: [document],
          entries: [EntryStoryboard(name: "Main", file: "Info.plist", line: 3)])
      ).graph
      #expect(graph.unshown.map(\.name) == ["Detail"])
      return graph.unreached.map(\.concerns)
    }
    #expect(try concerns("performSegue(withIdentifier: \"detail\", sender: nil)") == [["Detail"]])
    #expect(try concerns("performSegue(withIdentifier: named, sender: nil)") == [["Detail"]])
    #expect(try concerns("performSegue(.detail)") == [["Detail"]])
    #expect(try concerns("performSegue(withIdentifier: \"other\", sender: nil)") == [[]])
  }

  @Test("An unwind segue goes back to the screen that declares its method")
  func unwind() throws {
    let exit = #"<exit id="out" userLabel="Exit" sceneMemberID="exit"/>"#
    func unwinding(_ identifier: String) -> String {
      #"<segue destination="out" kind="unwind" \#(identifier) unwindAction="backToList:" id="u"/>"#
    }
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"),
      Text.scene(
        "list", class: "List",
        Text.button("Next", Text.segue("show", to: "detail"))
          + Text.button("Help", Text.segue("presentation", to: "help"))),
      Text.scene("detail", class: "Detail", Text.button("Done", unwinding("")), others: exit),
      Text.scene(
        "help", class: "Help",
        Text.connections(unwinding("identifier=\"leave\""))
          + Text.button("Tap", Text.action("tap", of: "help")), others: exit))
    let source = """
      final class List: UIViewController {
        @IBAction func backToList(_ segue: UIStoryboardSegue) {}
      }
      final class Detail: UIViewController {}
      final class Help: UIViewController {
        @IBAction func tap() { performSegue(withIdentifier: "leave", sender: nil) }
      }
      """
    let graph = try graph(source, storyboard)
    #expect(
      Set(graph.backs.map { "\($0.from) \($0.kind.rawValue) \($0.to ?? "?") \($0.file)" }) == [
        "Detail popTo List Main.storyboard", "Help dismiss List Screens.swift",
      ])
  }

  @Test(
    "An unwind segue goes back to the nearest screen that declares its method, and runs it there")
  func nearestUnwind() throws {
    let exit = #"<exit id="out" userLabel="Exit" sceneMemberID="exit"/>"#
    func unwinding(_ action: String) -> String {
      #"<segue destination="out" kind="unwind" unwindAction="\#(action)" id="\#(action.count)"/>"#
    }
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"),
      Text.scene("list", class: "List", Text.button("Next", Text.segue("show", to: "detail"))),
      Text.scene(
        "detail", class: "Detail", Text.button("Edit", Text.segue("presentation", to: "edit"))),
      Text.scene(
        "edit", class: "Edit",
        Text.button("Cancel", unwinding("cancel:")) + Text.button("Delete", unwinding("deleted:")),
        others: exit))
    let source = """
      final class List: UIViewController { @IBAction private func cancel(_ segue: UIStoryboardSegue) {} }
      final class Detail: UIViewController {
        @IBAction private func cancel(_ segue: UIStoryboardSegue) {}
        @IBAction private func deleted(_ segue: UIStoryboardSegue) {
          navigationController?.popViewController(animated: true)
        }
      }
      final class Edit: UIViewController {}
      """
    let graph = try graph(source, storyboard)
    #expect(
      graph.backs.map { "\($0.from) \($0.kind.rawValue) \($0.to ?? "?") \($0.file)" }.sorted() == [
        "Detail pop ? Screens.swift", "Edit dismiss Detail Main.storyboard",
        "Edit dismiss Detail Main.storyboard",
      ])
  }

  @Test(
    "A scene's hosting controller is a screen that shows what it hosts",
    arguments: [
      """
        required init?(coder: NSCoder) { super.init(coder: coder, rootView: Page()) }
        override func viewWillAppear(_ animated: Bool) {
          rootView.finish = { [weak self] in self?.leave() }
        }
      """,
      """
        required init?(coder: NSCoder) {
          super.init(coder: coder, rootView: Page())
          self.rootView.finish = { [weak self] in self?.leave() }
        }
      """,
    ])
  func hosting(_ methods: String) throws {
    let storyboard = Text.storyboard(
      initial: "start",
      Text.scene(
        "start", class: "Start",
        Text.connections(Text.segue("presentation", to: "next", "identifier=\"next\""))),
      Text.scene("next", class: "Next"))
    let found = try rows(
      """
      final class Start: UIHostingController<Page> {
        func leave() { performSegue(withIdentifier: "next", sender: nil) }
      \(methods)
      }
      struct Page: View {
        var finish: (() -> Void)?
        var body: some View { Button("Go") { if let action = finish { action() } } }
      }
      final class Next: UIViewController {}
      """, storyboard)
    #expect(found.entries == ["Start"])
    #expect(found.rows == ["Start -sheet-> Next Screens.swift:2"])
  }

  @Test("What code performs a segue with is what its preparation is given")
  func sender() throws {
    let storyboard = Text.storyboard(
      initial: "menu",
      Text.scene(
        "menu", class: "Menu",
        Text.connections(Text.segue("show", to: "nav", "identifier=\"detail\""))),
      Text.navigation("nav", root: "blank"), Text.scene("blank", class: "Blank"))
    let found = try rows(
      """
      final class Menu: UIViewController {
        @objc func open() { performSegue(withIdentifier: "detail", sender: Lamp()) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          guard let stack = segue.destination as? UINavigationController,
            let page = sender as? UIViewController
          else { return }
          stack.pushViewController(page, animated: false)
        }
      }
      final class Blank: UIViewController {}
      final class Lamp: UIViewController {}
      final class Fan: UIViewController {}
      """, storyboard)
    #expect(found.rows.contains { $0.hasPrefix("Menu -push-> Lamp") })
    #expect(!found.rows.contains { $0.contains("Fan") })
  }
}
