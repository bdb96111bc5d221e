import Foundation
import Testing

@testable import FlowLoading

@Suite struct InterfaceBuilderErrorTests {
  private func failure(_ data: Data) -> InterfaceBuilderError? {
    do throws(InterfaceBuilderError) {
      _ = try InterfaceBuilderReader.read(data: data, file: "A.storyboard")
      return nil
    } catch {
      return error
    }
  }

  private func failure(_ text: String) -> InterfaceBuilderError? { failure(Data(text.utf8)) }

  @Test(arguments: ["", " \n\t\n", "\u{FEFF}", "<?xml version=\"1.0\"?>\n"])
  func emptyFile(_ text: String) {
    #expect(failure(text)?.line == 1)
    let isEmpty = failure(text)?.problem == .empty
    #expect(isEmpty || text.contains("<"))
  }

  @Test func brokenXML() {
    let cut = failure("<?xml version=\"1.0\"?>\n<document type=\"InterfaceBuilder\">\n<scenes>\n")
    #expect(cut?.message.contains("<scenes> of line 3 is not closed") == true)
    let crossed = failure("<document type=\"InterfaceBuilder\">\n<a>\n<b>\n</a></document>")
    #expect(crossed?.message.contains("<b> of line 3") == true)
    let twice = failure("<document>\n<a b=\"1\" b=\"2\"/></document>")
    #expect(twice?.line == 2)
    #expect(twice?.message.contains("stands twice") == true)
    #expect(failure("<document>\n<a b=c/></document>")?.message.contains("quotes") == true)
    #expect(failure("<document>&foo;</document>")?.message.contains("entity") == true)
    #expect(failure("<document>\n<a b='<'/></document>")?.message.contains("`<`") == true)
    #expect(failure("<document/>\n<document/>")?.line == 2)
  }

  @Test func mergeConflict() {
    let text = "<document type=\"x\">\n<<<<<<< HEAD\n<scenes/>\n=======\n>>>>>>> b\n</document>"
    #expect(failure(text)?.problem == .mergeConflict)
    #expect(failure(text)?.line == 2)
  }

  @Test(arguments: [
    "<plist version=\"1.0\"/>", "<document/>", "<document type=\"com.example.text\"/>",
    "<html><document type=\"InterfaceBuilder\"/></html>",
  ])
  func anotherKindOfXML(_ text: String) throws {
    let error = try #require(failure(text))
    guard case .notInterfaceBuilder = error.problem else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func notXML() {
    #expect(failure("{\"a\": 1}")?.message.contains("does not begin with an XML element") == true)
  }

  @Test func oldFormat() {
    let text = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>"
    #expect(failure(text)?.problem == .oldFormat)
  }

  @Test func encodings() {
    #expect(failure(Data([0x3C, 0x61, 0xE9, 0x3E]))?.problem == .notUTF8)
    let latin = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>"
    #expect(failure(latin)?.problem == .encoding("ISO-8859-1"))
    #expect(failure("<document>\0</document>")?.message.contains("character") == true)
    // UTF-16 without a mark is valid UTF-8 with zeros, and could hide a document type.
    let wide = Array("<!DOCTYPE z><z/>".utf8).flatMap { [$0, 0] as [UInt8] }
    #expect(failure(Data(wide)) != nil)
  }

  /// Entities of entities: 10^12 words from a kilobyte. Nothing of it may be expanded.
  @Test(.timeLimit(.minutes(1)), arguments: ["<z>&a12;</z>", "<z k=\"&a12;\"/>"])
  func entityBomb(_ use: String) {
    var text = "<?xml version=\"1.0\"?>\n<!-- a comment -->\n<!DOCTYPE z [<!ENTITY a0 \"ha\">"
    for level in 1...12 {
      text +=
        "<!ENTITY a\(level) \"" + String(repeating: "&a\(level - 1);", count: 10) + "\">"
    }
    #expect(failure(text + "]>" + use)?.problem == .documentType)
    #expect(failure(text + "]>" + use)?.line == 3)
  }

  @Test func externalEntity() {
    let text = "<!DOCTYPE z [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><z>&e;</z>"
    #expect(failure(text)?.problem == .documentType)
  }

  @Test func aCommentMayNameADocumentType() {
    #expect(failure("<!-- <!DOCTYPE z> --><z/>")?.problem == .notInterfaceBuilder(root: "z"))
  }

  @Test func deepNesting() throws {
    func nested(_ depth: Int) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">"
        + String(repeating: "<v>", count: depth - 1) + String(repeating: "</v>", count: depth - 1)
        + "</document>"
    }
    #expect(failure(nested(XMLTree.deepest)) == nil)
    #expect(failure(nested(XMLTree.deepest + 1))?.problem == .tooDeep(limit: XMLTree.deepest))
    #expect(failure(nested(100_000))?.problem == .tooDeep(limit: XMLTree.deepest))
  }

  @Test func descriptionNamesFileAndLine() {
    let error = InterfaceBuilderError(file: "A.storyboard", line: 7, problem: .documentType)
    #expect(error.description.hasPrefix("A.storyboard:7:1: error: the file declares"))
  }
}
