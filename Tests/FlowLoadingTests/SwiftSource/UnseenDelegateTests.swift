import FlowGraph
import Testing

@Suite("Delegates that code sets which nothing was seen to run")
struct UnseenDelegateTests {
  /// A plain screen with a card of its own, and code that nothing was seen to run.
  private func plain(and unseen: String) -> String {
    UnsetDelegateTests.tabs + UnsetDelegateTests.card + UnsetDelegateTests.plain + """
      final class Unseen: UIViewController, CardDelegate {
        private let card = Card()
        private let table = UITableView()
        private let list: CardList? = nil
        private let cards = [Card()]
        func pressed() {}
        \(unseen)
      }
      final class CardList: UIView { weak var delegate: CardDelegate? }
      """
  }

  private static let years = [
    "AppDelegate -tab-> Years", "AppDelegate -tab-> Plain", "Years -sheet-> Picker at 1️⃣",
  ]

  @Test(
    "Code that nothing was seen to run sets the delegate of what its own properties hold",
    arguments: [
      "func set() { card.delegate = self }", "func set() { self.card.delegate = self }",
      "func set() { table.delegate = self }", "func set() { list?.delegate = self }",
      "func set() { UNUserNotificationCenter.current().delegate = self }",
      "func set() { Messaging.messaging().delegate = self }",
      "func set() { parent?.presentationController?.delegate = self }",
      "func set() { navigationController?.delegate = self }",
      "func set(_ list: CardList) { list.delegate = self }",
      "func set(_ view: UIView) { if let list = view as? CardList { list.delegate = self } }",
      "func set(_ card: UIView) { if let card = card as? CardList { card.delegate = self } }",
      "func set(_ v: UIView) { guard let list = v as? CardList else { return }; list.delegate = self }",
      "func set() { let list = Library.view as! CardList; list.delegate = self }",
      "func set() { let list: CardList = Library.view; list.delegate = self }",
      "func set(_ table: UITableView) { table.delegate = self }",
    ])
  func unseen(_ code: String) {
    expect(plain(and: code), transitions: Self.years)
  }

  @Test(
    "Whose delegate such code sets is not known where it has its object from elsewhere",
    arguments: [
      "func set(_ card: Card) { card.delegate = self }",
      "func set() { for card in cards { card.delegate = self } }",
      "func set(_ other: Unseen) { other.card.delegate = self }",
      "func set() { let card = Library.card; card.delegate = self }",
      "func set() { CardList.shared.delegate = self }",
      "func set(_ view: UIView) { if let card = view as? Card { card.delegate = self } }",
      "func set(_ view: UIView) { view.delegate = self }",
      "func set(_ list: CardList) { let list = Library.card; list.delegate = self }",
      "func set(_ list: CardList) { if let list = Library.card as? Card { list.delegate = self } }",
    ])
  func unseenElsewhere(_ code: String) {
    expect(plain(and: code), transitions: Self.years + ["Plain -sheet-> Picker at 1️⃣"])
  }

  @Test("An outlet that code never sets the delegate of tells nobody")
  func outletOfAnother() {
    expect(
      UnsetDelegateTests.tabs
        + UnsetDelegateTests.card.replacing(
          "private let card = Card()", with: "@IBOutlet private var card: Card!")
          + """
          final class Plain: UIViewController {
            @IBOutlet private var card: Card!
            override func viewDidLoad() {
              super.viewDidLoad()
              card.build()
            }
          }
          final class Unseen: UIViewController, CardDelegate {
            @IBOutlet private var card: Card!
            func pressed() {}
            func set() { card.delegate = self }
          }
          """, transitions: Self.years)
  }

  @Test("What an initialiser that is not in the source makes has somebody whom it tells")
  func madeElsewhere() {
    expect(
      UnsetDelegateTests.tabs
        + UnsetDelegateTests.card
        .replacing(
          "func build()",
          with: "init(_ delegate: CardDelegate) { self.delegate = delegate }; func build()"
        )
        .replacing("private let card = Card()", with: "private lazy var card = Card(self)")
        .replacing("card.delegate = self", with: "") + """
          final class Plain: UIViewController {
            private lazy var card = Card(generated: self)
            override func viewDidLoad() {
              super.viewDidLoad()
              card.build()
            }
          }
          """, transitions: Self.years + ["Plain -sheet-> Picker at 1️⃣"])
  }
}
