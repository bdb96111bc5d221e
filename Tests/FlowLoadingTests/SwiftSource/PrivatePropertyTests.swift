import Testing

@Suite("Private properties")
struct PrivatePropertyTests {
  private func source(_ access: String, elsewhere: String) -> String {
    plainLaunch + """
      final class Deck: UIViewController {}
      class Opener: Hosted {
        \(access) var host: UIViewController
        init(on host: UIViewController) { self.host = host }
        func open() {
          if let deck = host as? Deck { 1️⃣deck.present(Detail(), animated: true) }
        }
      }
      final class Start: UIViewController {
        @IBAction func open() { Opener(on: self).open() }
      }
      //// Basket.swift
      final class Basket {
        var host: UIViewController?
        var inner: Basket?
        var opener: Opener?
        var openers: [Opener] = []
      }
      final class Later: Opener {}
      protocol Hosted: AnyObject { var host: UIViewController { get set } }
      final class Filler {
        let basket = Basket()
        func fill(_ basket: Basket, _ opener: Opener, _ any: Hosted, _ openers: [Opener]) {
          \(elsewhere)
        }
      }
      """
  }

  @Test("What another file assigns by the same name is another property")
  func otherFile() {
    expect(source("private", elsewhere: "basket.host = found()"))
    expect(source("fileprivate", elsewhere: "basket.host = found()"))
  }

  @Test("So is one of an object of another class")
  func otherClass() {
    expect(source("", elsewhere: "basket.host = found()"))
    expect(source("", elsewhere: "let other = Basket(); other.host = found()"))
    expect(source("", elsewhere: "basket.inner?.host = found()"))
    expect(source("", elsewhere: "if let other = found() as? Basket { other.host = found() }"))
    expect(source("", elsewhere: "self.basket.host = found()"))
  }

  @Test(
    "What is assigned to an object of the class, or of one that is not known, may change it",
    arguments: [
      "opener.host = found()", "let other = Opener(on: found()); other.host = found()",
      "basket.openers.first?.host = found()", "let other = found(); other.host = found()",
      "openers.forEach { $0.host = found() }", "basket.opener?.host = found()",
      "let other: Later = Later(on: found()); other.host = found()", "any.host = found()",
      "keep(\\Opener.host)",
    ])
  func sameClass(elsewhere: String) {
    expect(source("", elsewhere: elsewhere), transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("What an extension of a nested class assigns changes it")
  func nested() {
    expect(
      plainLaunch + """
        final class Deck: UIViewController {}
        enum Tools {
          final class Opener {
            var host: UIViewController
            init(on host: UIViewController) { self.host = host }
            func open() {
              if let deck = host as? Deck { 1️⃣deck.present(Detail(), animated: true) }
            }
          }
        }
        extension Tools.Opener { func reset() { host = found() } }
        final class Start: UIViewController {
          @IBAction func open() { Tools.Opener(on: self).open() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
