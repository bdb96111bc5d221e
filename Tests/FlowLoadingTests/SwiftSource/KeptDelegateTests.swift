import Testing

/// Objects of the program that code of SwiftUI's makes delegates of a framework's objects.
@Suite("Delegates of a framework's object in code of SwiftUI's")
struct KeptDelegateTests {
  /// A screen whose model plays something and is told of the end by an object of its own.
  private func app(_ play: String, _ listener: String) -> String {
    """
    struct A: View {
      @State private var player = Player()
      var body: some View {
        Button("play") { player.play() }.sheet(isPresented: $player.isAsking) { B() }
      }
    }
    @Observable final class Player {
      var isAsking = false
      private var listener: Listener?
      func play() {
        let audio = AVAudioPlayer()
        \(play)
        audio.play()
      }
    }
    final class Listener: NSObject, AVAudioPlayerDelegate {
      \(listener)
    }
    """
  }

  private static let closure = """
    let onEnd: () -> Void
      init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { onEnd() }
    """

  @Test(
    "An object that holds a closure is told",
    arguments: [
      "listener = Listener { [weak self] in 1️⃣self?.isAsking = true }\n    audio.delegate = listener",
      "let own = Listener(onEnd: { 1️⃣self.isAsking = true })\n    audio.delegate = own\n    listener = own",
    ])
  func closure(_ play: String) {
    expect(app(play, Self.closure), transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An object that knows its owner is told")
  func owner() {
    expect(
      app(
        "listener = Listener(owner: self)\n    audio.delegate = listener",
        """
        weak var owner: Player?
          init(owner: Player) { self.owner = owner }
          func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
            1️⃣owner?.isAsking = true
          }
        """), transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("An object that nothing is to call is not told")
  func kept() {
    expect(app("listener = Listener { [weak self] in self?.isAsking = true }", Self.closure))
  }

  @Test(
    "A framework's object that is given its delegate tells it",
    arguments: [
      "CBCentralManager(delegate: self, queue: nil)",
      "let central = CBCentralManager()\n    central.delegate = self",
    ])
  func given(_ start: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          Button("scan") { Scanner.shared.start { 1️⃣isShown = true } }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      final class Scanner: NSObject, CBCentralManagerDelegate {
        static let shared = Scanner()
        private var onReady: (() -> Void)?
        func start(_ onReady: @escaping () -> Void) {
          self.onReady = onReady
          \(start)
        }
        func centralManagerDidUpdateState(_ central: CBCentralManager) { onReady?() }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "What a method keeps of what it is given is that object's own",
    arguments: [
      ("func setUp(_ one: CardDelegate) { delegate = one }", "card.setUp(self)"),
      (
        "func setUp(with model: Model) { delegate = model.delegate }",
        "card.setUp(with: Model(title: \"x\", delegate: self))"
      ),
    ])
  func setter(_ method: String, _ call: String) {
    func screen(_ name: String, _ act: String) -> String {
      """
      final class \(name): UIViewController, CardDelegate {
        private let card = Card()
        override func viewDidLoad() {
          view.addSubview(card)
          \(call)
        }
        func cardTapped() { \(act) }
      }

      """
    }
    expect(
      plainLaunch + """
        protocol CardDelegate: AnyObject { func cardTapped() }
        struct Model {
          let title: String
          weak var delegate: CardDelegate?
        }
        final class Card: UIView {
          private weak var delegate: CardDelegate?
          \(method)
          @IBAction func tapped(_ sender: UIButton) { delegate?.cardTapped() }
        }

        """ + screen("Start", "1️⃣present(Second(), animated: true)")
        + screen("Second", "2️⃣present(Detail(), animated: true)"),
      transitions: ["Start -sheet-> Second at 1️⃣", "Second -sheet-> Detail at 2️⃣"])
  }

  @Test(
    "An initialiser tells whom a constant of its own is to tell",
    arguments: ["let", "var"])
  func initializer(_ kind: String) {
    expect(
      plainLaunch + """
        protocol BankDelegate: AnyObject { func loaded() }
        final class Bank {
          weak var delegate: BankDelegate?
          func query() { delegate?.loaded() }
        }
        final class Start: UIViewController, BankDelegate {
          private \(kind) bank = Bank()
          init() {
            super.init(nibName: nil, bundle: nil)
            bank.delegate = self
          }
          override func viewDidAppear(_ animated: Bool) { bank.query() }
          func loaded() { 1️⃣navigationController?.pushViewController(Detail(), animated: true) }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A bare call runs the initialiser that UIKit's own runs, and not a decoder's")
  func bareCall() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          required init?(coder: NSCoder) { fatalError() }
          override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            button.onTap = { [weak self] in 1️⃣self?.present(Detail(), animated: true) }
          }
          let button = TapButton()
        }
        final class TapButton: UIView {
          var onTap: (() -> Void)?
          override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
