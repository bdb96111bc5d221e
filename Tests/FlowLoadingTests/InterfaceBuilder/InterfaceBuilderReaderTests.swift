import Foundation
import Testing

@testable import FlowLoading

@Suite struct InterfaceBuilderReaderTests {
  private typealias Text = StoryboardText

  @Test func scenesOfEveryKind() throws {
    let document = try Text.read(
      Text.storyboard(
        initial: "b",
        Text.scene(
          "a", class: "Home", identifier: "home",
          attributes: "title=\"Welcome\" userLabel=\"The home\" restorationIdentifier=\"r\"",
          "<tabBarItem key=\"tabBarItem\" title=\"First\" id=\"t\"/>",
          others: "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"),
        Text.scene("b", kind: "tableViewController"),
        Text.scene("c", kind: "collectionViewController"),
        Text.scene("d", kind: "navigationController"), Text.scene("e", kind: "tabBarController"),
        Text.scene("f", kind: "splitViewController"), Text.scene("g", kind: "pageViewController"),
        Text.scene("h", kind: "glkViewController"), Text.scene("i", kind: "avPlayerViewController"),
        Text.scene("j", kind: "hostingController"), Text.scene("k", kind: "arViewController"),
        Text.scene("l", attributes: "customClass=\"UINavigationController\""),
        Text.reference("m", to: "Other", identifier: "there")))
    #expect(document.kind == .storyboard)
    #expect(document.runtime == .iOS)
    #expect(document.name == "Main")
    #expect(
      document.scenes.map(\.kind) == [
        .viewController, .tableViewController, .collectionViewController, .navigationController,
        .tabBarController, .splitViewController, .pageViewController, .glkViewController,
        .avPlayerViewController, .hostingController, .other("arViewController"),
        .navigationController,
        .reference(.init(storyboard: "Other", identifier: "there", bundle: nil)),
      ])
    #expect(document.scenes.map(\.line) == Array(4...16))
    let home = document.scenes[0]
    #expect(home.customClass == InterfaceBuilderClass(name: "Home", module: "App"))
    #expect(home.storyboardIdentifier == "home")
    #expect(home.restorationIdentifier == "r")
    #expect((home.title, home.tabTitle, home.userLabel) == ("Welcome", "First", "The home"))
    #expect((home.sceneID, home.exits) == ("s-a", ["x"]))
    #expect(document.scenes.filter(\.isInitial).map(\.id) == ["b"])
    #expect(document.scenes[11].customClass == nil)
  }

  @Test func seguesOfEveryKind() throws {
    let kinds: [(String, String, InterfaceBuilderSegue.Kind)] = [
      ("show", "", .show), ("push", "", .push), ("showDetail", "", .showDetail),
      ("replace", "", .replace), ("embed", "", .embed),
      (
        "presentation", "modalPresentationStyle=\"fullScreen\"",
        .presentation(style: "fullScreen")
      ),
      ("modal", "", .presentation(style: nil)), ("popoverPresentation", "", .popover),
      (
        "relationship", "relationship=\"masterViewController\"",
        .relationship("masterViewController")
      ),
      ("unwind", "unwindAction=\"back:\"", .unwind(action: "back:")),
      ("custom", "customClass=\"Flip\"", .custom),
      ("sheet", "", .other("sheet")),
    ]
    let segues = kinds.map { Text.segue($0.0, to: "a", "\($0.1) identifier=\"i\"") }
    let document = try Text.read(
      Text.storyboard(
        Text.scene("a", "<connections>\(segues.joined(separator: "\n"))</connections>"))
        + "<!-- end -->")
    #expect(document.segues.map(\.kind) == kinds.map(\.2))
    #expect(document.segues.compactMap(\.performer) == [InterfaceBuilderClass(name: "Flip")])
    #expect(document.segues.map(\.line) == Array(4...15))
    #expect(document.segues.allSatisfy { $0.scene == "a" && $0.identifier == "i" })
    #expect(
      document.segues.filter { !$0.isManual }.map(\.kind) == [
        .embed, .relationship("masterViewController"),
      ])
  }

  @Test func aReferenceToASegueIsNone() throws {
    let text = Text.storyboard(Text.scene("a")).replacing(
      "</document>",
      with: "<inferredMetricsTieBreakers><connections><segue reference=\"x\"/>"
        + "</connections></inferredMetricsTieBreakers></document>")
    #expect(try Text.read(text).segues.isEmpty)
  }

  @Test(arguments: [
    ("<button id=\"b\"><state key=\"normal\" title=\"Buy\"/>", "button “Buy”"),
    (
      "<button id=\"b\"><state key=\"normal\"><string key=\"title\">Buy\nnow</string></state>",
      "button “Buy now”"
    ),
    (
      "<button id=\"b\"><buttonConfiguration key=\"configuration\" title=\"Log &quot;in&quot;\"/>",
      "button “Log \"in\"”"
    ),
    (
      "<button id=\"b\"><buttonConfiguration key=\"configuration\"><attributedString "
        + "key=\"attributedTitle\"><fragments><fragment content=\"Go\"/></fragments>"
        + "</attributedString></buttonConfiguration>", "button “Go”"
    ),
    ("<button id=\"b\" userLabel=\"Big one\">", "button “Big one”"),
    (
      "<button id=\"b\"><accessibility key=\"accessibilityConfiguration\" label=\"Close\"/>",
      "button “Close”"
    ),
    ("<button id=\"b\">", "button"),
    ("<barButtonItem title=\"Next\" id=\"b\">", "bar button “Next”"),
    ("<barButtonItem systemItem=\"add\" id=\"b\">", "bar button “add”"),
    (
      "<tableViewCell reuseIdentifier=\"Row\" id=\"b\"><label text=\"Title\" id=\"l\"/>",
      "cell “Row”"
    ),
    (
      "<tableView dataMode=\"static\"><tableViewCell id=\"b\"><label text=\"Terms\" id=\"l\"/>",
      "cell “Terms”"
    ),
    (
      "<tableView dataMode=\"static\"><tableViewCell id=\"b\">"
        + "<listContentConfiguration key=\"contentConfiguration\" text=\"History\"/>",
      "cell “History”"
    ),
    ("<segmentedControl id=\"b\">", "segmented control"),
  ])
  func triggers(_ element: String, _ trigger: String) throws {
    let name = element.dropFirst().prefix { $0.isLetter }
    let end = name == "tableView" ? "</tableViewCell></tableView>" : "</\(name)>"
    let connections = Text.connections(Text.segue("show", to: "a"))
    let document = try Text.read(Text.storyboard(Text.scene("a", "\(element)\(connections)\(end)")))
    #expect(document.segues.map(\.source.trigger) == [trigger])
    #expect(document.segues.first?.isManual == false)
  }

  @Test func aGestureIsCalledAfterItsView() throws {
    let document = try Text.read(
      Text.storyboard(
        Text.scene(
          "a",
          "<view userLabel=\"Card\" id=\"v\"><connections>"
            + "<outletCollection property=\"gestureRecognizers\" destination=\"g\"/>"
            + "</connections></view>",
          others: "<tapGestureRecognizer id=\"g\"><connections>"
            + "<action selector=\"tapped:\" destination=\"a\" id=\"x\"/>"
            + Text.segue("show", to: "a") + "</connections></tapGestureRecognizer>")))
    #expect(document.segues.map(\.source.trigger) == ["tap “Card”"])
    #expect(document.segues.map(\.scene) == ["a"])
    #expect(document.actions.map(\.source.trigger) == ["tap “Card”"])
    #expect(document.outlets.map(\.isCollection) == [true])
  }

  @Test func actionsKnowTheirTarget() throws {
    let document = try Text.read(
      Text.storyboard(
        Text.scene(
          "a", class: "Home",
          Text.button(
            "Buy",
            "<action selector=\"buy:\" destination=\"a\" eventType=\"touchUpInside\" id=\"1\"/>",
            "<action selector=\"paste:\" destination=\"f-a\" id=\"2\"/>",
            "<outlet property=\"owner\" destination=\"a\" id=\"3\"/>"))))
    #expect(document.actions.map(\.selector) == ["buy:", "paste:"])
    #expect(document.actions.map(\.event) == ["touchUpInside", nil])
    #expect(document.actions.map(\.targetClass?.name) == ["Home", nil])
    #expect(document.outlets.map(\.destinationClass?.name) == ["Home"])
    #expect(document.actions.map(\.line) == [4, 4])
  }

  @Test func nib() throws {
    let document = try Text.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
      customClass="LoginViewController" customModule="App"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v"><subviews><button id="b"><connections>
      <action selector="login" destination="-1" eventType="touchUpInside" id="x"/>
      </connections></button></subviews></view>
      <tableViewCell reuseIdentifier="Row" id="c" customClass="RowCell"/>
      </objects></document>
      """, file: "App/LoginViewController.xib")
    #expect(document.kind == .nib)
    #expect(document.name == "LoginViewController")
    #expect(document.fileOwner?.name == "LoginViewController")
    #expect(document.topLevelObjects.map(\.kind) == ["view", "tableViewCell"])
    #expect(document.topLevelObjects.map(\.line) == [5, 8])
    #expect(document.actions.map(\.targetClass?.name) == ["LoginViewController"])
    #expect(document.actions.map(\.scene) == [nil])
  }

  @Test func macOSOwner() throws {
    let document = try Text.read(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="Sheet"/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      </objects></document>
      """)
    #expect(document.runtime == .macOS)
    #expect(document.fileOwner?.name == "Sheet")
    #expect(document.topLevelObjects.isEmpty)
  }

  @Test(arguments: [
    ("Main.storyboard", "Main", nil, nil, ""),
    ("App/Base.lproj/Main.storyboard", "Main", "Base", nil, "App"),
    ("App/de.lproj/Main~iPad.storyboard", "Main", "de", "ipad", "App"),
    ("a/b/Two.Words.xib", "Two.Words", nil, nil, "a/b"),
    ("~odd.xib", "~odd", nil, nil, ""),
    ("Old~.storyboard", "Old~", nil, nil, ""), ("Main~new.storyboard", "Main~new", nil, nil, ""),
  ])
  func variants(
    _ file: String, _ name: String, _ language: String?, _ idiom: String?, _ dir: String
  ) {
    let variant = InterfaceBuilderVariant(file: file)
    #expect((variant.name, variant.language) == (name, language))
    #expect((variant.idiom, variant.folder) == (idiom, dir))
  }

  @Test(arguments: [
    ("Room", nil, "Room", nil), ("_TtC7Gallery4Room", nil, "Room", "Gallery"),
    ("_TtCC7Gallery4Room4Page", nil, "Room.Page", "Gallery"),
    ("_TtC7Gallery99Room", nil, "_TtC7Gallery99Room", nil),
    ("Gallery.Room", "Gallery", "Room", "Gallery"), ("Room", "", "Room", nil),
  ])
  func classNames(_ written: String, _ module: String?, _ name: String, _ from: String?) {
    let type = InterfaceBuilderClass(written: written, module: module)
    #expect(type == InterfaceBuilderClass(name: name, module: from))
  }

  @Test func emptyClassIsNone() {
    #expect(InterfaceBuilderClass(written: "", module: nil) == nil)
  }
}
