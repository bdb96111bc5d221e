import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

/// Segues, nibs and modules that code reaches by something else than its own scene.
extension StoryboardJoinTests {
  @Test("An unwind segue goes back to the screen whose class has its method from the class above")
  func inheritedUnwind() throws {
    let exit = #"<exit id="out" userLabel="Exit" sceneMemberID="exit"/>"#
    let back = #"<segue destination="out" kind="unwind" unwindAction="backToList:" id="u"/>"#
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"),
      Text.scene("list", class: "List", Text.button("Add", Text.segue("presentation", to: "form"))),
      Text.scene("form", class: "Form", Text.button("Done", back), others: exit),
      Text.scene("far", class: "Far", identifier: "far"))
    let source = """
      class Base: UIViewController { @IBAction func backToList(_ segue: UIStoryboardSegue) {} }
      final class List: Base {}
      final class Form: UIViewController {}
      final class Far: UIViewController { @IBAction func backToList(_ segue: UIStoryboardSegue) {} }
      """
    let graph = try graph(source, storyboard)
    #expect(
      graph.backs.map { "\($0.from) \($0.kind.rawValue) \($0.to ?? "?")" } == ["Form dismiss List"])
  }

  @Test(
    "A segue of a controller around is one of the scene that has it",
    arguments: [
      "parent?.performSegue(withIdentifier: \"invite\", sender: nil)",
      "self.parent!.performSegue(withIdentifier: \"invite\", sender: nil)",
      "tabBarController?.performSegue(withIdentifier: \"invite\", sender: nil)",
      "library.front.performSegue(withIdentifier: \"invite\", sender: nil)",
    ])
  func segueAround(_ call: String) throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "box"),
      Text.scene(
        "box", class: "Box",
        Text.connections(
          Text.segue("embed", to: "part"),
          Text.segue("presentation", to: "invite", "identifier=\"invite\""))),
      Text.scene("part", class: "Part", Text.button("Tap", Text.action("tap", of: "part"))),
      Text.scene("invite", class: "Invite"))
    let found = try rows(
      """
      final class Box: UIViewController {}
      final class Part: UIViewController {
        @IBAction func tap() { \(call) }
      }
      final class Invite: UIViewController {}
      """, storyboard)
    #expect(found.rows.contains("Part -sheet-> Invite Screens.swift:3"))
  }

  @Test(
    "A nib that is known by its name gives a view of the class that it says",
    arguments: [
      #"Bundle.main.loadNibNamed("Header", owner: nil, options: nil)?.first as? UIView"#,
      #"Bundle.main.loadNibNamed("Header", owner: nil)?[0] as? UIView"#,
      #"UINib(nibName: "Header", bundle: nil).instantiate(withOwner: nil).first as? UIView"#,
    ])
  func nibByName(_ making: String) throws {
    let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="v" customClass="Header" customModule="App"/></objects></document>
      """
    let source =
      plainLaunch + """
        final class Header: UIView {
          override func awakeFromNib() {
            super.awakeFromNib()
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
          }
          @objc private func tapped() {
            window?.rootViewController?.present(Detail(), animated: true)
          }
        }
        final class Start: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            if let header = \(making) { view.addSubview(header) }
          }
        }
        """
    let graph = SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: source)],
      resources: .init(
        documents: [try InterfaceBuilderReader.read(data: Data(nib.utf8), file: "Header.xib")])
    ).graph
    #expect(
      graph.transitions.map { "\($0.from) -\($0.kind.rawValue)-> \($0.to)" } == [
        "Start -sheet-> Detail"
      ])
  }

  @Test("The module that storyboards name is the app's own")
  func ownModule() throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"), Text.scene("list", class: "List"))
    let found = try rows(
      """
      struct Scene<Page: UIViewController> { func make() -> Page { Page() } }
      final class List: UIViewController {
        override func viewDidAppear(_ animated: Bool) { present(Scene<App.Detail>().make(), animated: true) }
      }
      final class Detail: UIViewController {}
      """, storyboard)
    #expect(found.rows.contains("List -sheet-> Detail Screens.swift:3"))
  }

  @Test(
    "What prepare says of a screen's style counts",
    arguments: [
      ("page.modalPresentationStyle = .fullScreen", "cover"), ("page.title = \"a\"", "sheet"),
    ])
  func preparedStyle(_ statement: String, _ kind: String) throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"),
      Text.scene(
        "list", class: "List",
        Text.connections(Text.segue("presentation", to: "detail", "identifier=\"detail\""))),
      Text.scene("detail", class: "Detail"))
    let found = try rows(
      """
      final class List: UIViewController {
        @objc func open() { performSegue(withIdentifier: "detail", sender: self) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let page = segue.destination as? Detail { \(statement) }
        }
      }
      final class Detail: UIViewController {}
      """, storyboard)
    #expect(found.rows == ["List -\(kind)-> Detail Screens.swift:2"])
  }

  @Test("A case of a method's name runs no method that nothing is connected to")
  func caseName() throws {
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "list"), Text.scene("list", class: "List"))
    func found(_ mention: String) throws -> [String] {
      try rows(
        """
        final class List: UIViewController {
          enum Item { case open, other }
          override func viewDidLoad() {
            super.viewDidLoad()
            let item: Item = \(mention)
            print(item)
          }
          @IBAction private func open(_ sender: Any?) { present(Detail(), animated: true) }
        }
        final class Detail: UIViewController {}
        """, storyboard
      ).rows.filter { $0.contains("Detail") }
    }
    #expect(try found(".open") == found(".other"))
  }

  @Test("Of two scenes with a segue of the name, the parent is the one that embeds the screen")
  func segueOfParent() throws {
    let invite = Text.segue("presentation", to: "invite", "identifier=\"invite\"")
    let storyboard = Text.storyboard(
      initial: "nav", Text.navigation("nav", root: "box"),
      Text.scene(
        "box", class: "Box", Text.connections(Text.segue("embed", to: "part"), invite)),
      Text.scene("part", class: "Part", Text.button("Tap", Text.action("tap", of: "part"))),
      Text.scene(
        "other", class: "Other",
        Text.connections(Text.segue("presentation", to: "far", "identifier=\"invite\""))),
      Text.scene("invite", class: "Invite"), Text.scene("far", class: "Far"))
    let found = try rows(
      """
      final class Box: UIViewController {}
      final class Part: UIViewController {
        @IBAction func tap() { parent?.performSegue(withIdentifier: "invite", sender: nil) }
      }
      final class Other: UIViewController {}
      final class Invite: UIViewController {}
      final class Far: UIViewController {}
      """, storyboard)
    #expect(
      found.rows.filter { $0.hasPrefix("Part") } == ["Part -sheet-> Invite Screens.swift:3"])
  }
}
