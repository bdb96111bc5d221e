import FlowGraph
import Foundation
import Testing

@testable import FlowDiagrams

@Suite("SVG")
struct SVGTests {
  private func picture(_ graph: FlowGraph, _ options: DiagramOptions = Samples.options()) throws
    -> (svg: String, reader: PictureReader)
  {
    let dot = try Diagram(graph: graph, options: options).dot()
    let data = try GraphvizRenderer.render(dot: dot, format: .svg, title: options.title)
    return (String(decoding: data, as: UTF8.self), try PictureReader(data))
  }

  @Test(arguments: [DiagramOptions.Scope.screens, .groups])
  func hostileNamesAreWellFormed(scope: DiagramOptions.Scope) throws {
    let (svg, reader) = try picture(
      Samples.hostile, Samples.options("]]> <b>\"&\u{1}", scope: scope))
    let names = Set(reader.elements.map(\.name))
    #expect(
      names.isSubset(of: [
        "svg", "g", "a", "text", "title", "path", "polygon", "polyline", "ellipse",
      ]))
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<!DOCTYPE"))
    for element in reader.elements {
      #expect(!element.attributes.keys.contains { $0.lowercased().hasPrefix("on") })
    }
  }

  @Test func everyScreenIsOneBoxTitle() throws {
    let samples = Samples.all.map(\.graph) + [Samples.large(60)]
    for graph in samples {
      let (_, reader) = try picture(graph, Samples.options(scope: .screens))
      let titles = reader.boxes.flatMap(\.texts).filter { $0.bold && $0.size == 12 }.map(\.words)
      for screen in graph.screens {
        #expect(titles.count { $0 == screen.name } == 1, "\(screen.name)")
      }
    }
  }

  @Test func hostileNamesAreShownAsTheyAre() throws {
    let (_, reader) = try picture(Samples.hostile)
    let titles = Set(reader.boxes.flatMap(\.texts).filter { $0.bold && $0.size == 12 }.map(\.words))
    let joined = Set(titles.map { $0.replacing("\u{2060}", with: "") })
    for name in [
      "Quote\"s'View", "A<B>&C", "Ends]]>CDATA", "Emoji🚀View", "Back\\slash\\N\\", "Amp&lt;amp;",
      "&nbsp;&#0;", "日本語View",
    ] {
      #expect(joined.contains(name), "\(name)")
      #expect(reader.titles.contains { $0.hasPrefix(name + "\n") }, "tooltip of \(name)")
    }
  }

  @Test func linksAreSafe() throws {
    let (_, reader) = try picture(Samples.findings)
    let links = reader.elements.filter { $0.name == "a" }
    #expect(links.count > 3)
    for link in links {
      let target = try #require(link.attributes["href"])
      #expect(target.hasPrefix("https://example.com/app/blob/main/App/") || target.hasPrefix("#"))
      if target.hasPrefix("https") {
        #expect(link.attributes["target"] == "_blank")
        #expect(link.attributes["rel"] == "noopener noreferrer")
      }
    }
    #expect(links.contains { $0.attributes["href"]?.hasSuffix("App/Checkout.swift#L8") == true })
  }

  @Test func aScriptLinkBaseMakesNoLink() throws {
    var options = Samples.options()
    options.linkBase = "javascript:alert(1)//"
    let (svg, reader) = try picture(Samples.small, options)
    #expect(!svg.contains("javascript"))
    #expect(reader.elements.allSatisfy { $0.attributes["href"]?.hasPrefix("#") ?? true })
  }

  @Test func isNamedForScreenReaders() throws {
    let (_, reader) = try picture(Samples.small, Samples.options("My <App>"))
    #expect(reader.elements.first?.attributes["role"] == "img")
    #expect(reader.titles.first == "My <App>")
  }

  @Test func chipsLeadToBoxes() throws {
    let (_, reader) = try picture(Samples.hub)
    let ids = Set(reader.elements.compactMap { $0.attributes["id"] })
    let targets = reader.elements.compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#") }
    #expect(targets.contains("#screen-Editor"))
    for target in targets { #expect(ids.contains(String(target.dropFirst())), "\(target)") }
  }

  @Test func cleanerDropsWhatItDoesNotKnow() {
    let dirty = """
      <?xml version="1.0"?><!DOCTYPE svg SYSTEM "http://evil/x.dtd"><!-- c --><svg onload="x()">
      <script>alert("&lt;b>")</script><image href="http://evil/i.png"/><style>@import "x"</style>
      <foreignObject><body>hi</body></foreignObject><g style="background:url(http://e)" fill="url(http://e)">
      <a xlink:href="javascript:x()" xlink:title="tip"><text>A &nbsp; &amp; &#1; &#65; > b</text></a>
      <a href="https://x/?a&b"><path d="M0,0"/></a></g></svg>
      """
    let clean = SVGCleaner.clean(dirty, title: "t")
    for word in ["evil", "script", "onload", "import", "foreign", "hi", "javascript", "url("] {
      #expect(!clean.contains(word), "\(word)")
    }
    #expect(
      clean.contains(
        "<g><title>tip</title><text>A &amp;nbsp; &amp; &amp;#1; &#65; &gt; b</text></g>"))
    #expect(clean.contains("<a href=\"https://x/?a&amp;b\" target=\"_blank\""))
    #expect(throws: Never.self) { try PictureReader(Data(clean.utf8)) }
  }

  @Test(arguments: ["<svg><g", "<svg a='", "<", "<svg></g></g>", "", "<svg><a href='#'>", "<!--"])
  func cleanerEndsWhereTheTextDoes(text: String) {
    #expect(SVGCleaner.clean(text, title: "t").hasPrefix("<?xml"))
  }
}
