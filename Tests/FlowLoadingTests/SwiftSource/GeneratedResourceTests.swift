import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite("Names of resources that a tool generates")
struct GeneratedResourceTests {
  private func rows(_ source: String, nib: String = "") throws -> [String] {
    let text = StoryboardText.storyboard(
      initial: "nav", StoryboardText.navigation("nav", root: "start"),
      StoryboardText.scene(
        "start", class: "Start",
        StoryboardText.button("Tap", StoryboardText.action("tap", of: "start"))
          + StoryboardText.connections(
            StoryboardText.segue("show", to: "other", "identifier=\"Show other\""))),
      StoryboardText.scene("page", class: "Page", identifier: "shared_media"),
      StoryboardText.scene("other", class: "Other"))
    var documents = [
      try InterfaceBuilderReader.read(data: Data(text.utf8), file: "Main Pages.storyboard")
    ]
    if !nib.isEmpty {
      documents.append(try InterfaceBuilderReader.read(data: Data(nib.utf8), file: "Row.xib"))
    }
    let graph = SwiftSourceLoader(threads: 1).read(
      [SwiftFile(path: "Screens.swift", text: source)],
      resources: .init(
        documents: documents,
        entries: [EntryStoryboard(name: "Main Pages", file: "Info.plist", line: 3)])
    ).graph
    return graph.transitions.filter { $0.from == "Start" }
      .map { "\($0.from) \($0.kind.rawValue) \($0.to)" }
  }

  private let pages = """
    final class Page: UIViewController {}
    final class Other: UIViewController {}

    """

  @Test(
    "A scene by its storyboard and its identifier",
    arguments: [
      "R.storyboard.mainPages.shared_media()!",
      "R.storyboard.mainPages.sharedMedia()!",
      "R.storyboard.mainPages().instantiateViewController(withIdentifier: \"shared_media\")",
      "StoryboardScene.MainPages.sharedMedia.instantiate()",
      "StoryboardScene.MainPages.storyboard.instantiateViewController(withIdentifier: \"shared_media\")",
    ])
  func scene(_ made: String) throws {
    #expect(
      try rows(
        pages + """
          final class Start: UIViewController {
            @IBAction func tap() { present(\(made), animated: true) }
          }
          """) == ["Start sheet Page"])
  }

  @Test(
    "A segue by its identifier",
    arguments: [
      "performSegue(withIdentifier: R.segue.start.showOther, sender: nil)",
      "performSegue(withIdentifier: StoryboardSegue.MainPages.showOther.rawValue, sender: nil)",
    ])
  func segue(_ perform: String) throws {
    #expect(
      try rows(
        pages + """
          final class Start: UIViewController {
            @IBAction func tap() { \(perform) }
          }
          """) == ["Start push Other"])
  }

  @Test("A storyboard's first scene")
  func first() throws {
    #expect(
      try rows(
        pages + """
          final class Start: UIViewController {
            @IBAction func tap() {
              present(StoryboardScene.MainPages.initialScene.instantiate(), animated: true)
            }
          }
          """) == ["Start sheet Start"])
  }

  @Test("A cell by the identifier in its nib")
  func cell() throws {
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <tableViewCell reuseIdentifier="row_state" id="a" customClass="Row"/>
      </objects></document>
      """
    #expect(
      try rows(
        pages + """
          final class Start: UITableViewController, RowDelegate {
            override func tableView(_ table: UITableView, cellForRowAt path: IndexPath)
              -> UITableViewCell
            {
              let cell = table.dequeueReusableCell(
                withIdentifier: R.reuseIdentifier.rowState, for: path)!
              cell.delegate = self
              return cell
            }
            func rowDidCancel() { present(Page(), animated: true) }
          }
          protocol RowDelegate: AnyObject { func rowDidCancel() }
          final class Row: UITableViewCell {
            weak var delegate: RowDelegate?
            override func awakeFromNib() {
              let button = UIButton()
              button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
            }
            @objc func cancel() { delegate?.rowDidCancel() }
          }
          """, nib: nib) == ["Start sheet Page"])
  }
}
