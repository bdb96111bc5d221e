import Testing

@Suite("Private properties")
struct PrivatePropertyTests {
  private func source(_ access: String, elsewhere: String) -> String {
    plainLaunch + """
      final class Deck: UIViewController {}
      final class Opener {
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
      final class Basket { var host: UIViewController? }
      final class Filler { func fill(_ basket: Basket) { \(elsewhere) } }
      """
  }

  @Test("What another file assigns by the same name is another property")
  func otherFile() {
    expect(source("private", elsewhere: "basket.host = found()"))
    expect(source("fileprivate", elsewhere: "basket.host = found()"))
    expect(
      source("", elsewhere: "basket.host = found()"),
      transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
