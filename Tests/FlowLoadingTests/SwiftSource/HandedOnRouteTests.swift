import FlowGraph
import Testing

@testable import FlowLoading

@Suite("Routes that links make and hand on")
struct HandedOnRouteTests {
  /// A delegate that makes a route of what a notification brings, and hands it on.
  private static let app = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let main = MainFlow()
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = main.controller
        main.start()
        return true
      }
      func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
        let info = info as? [String: String]
        main.start(with: Link.made(of: info))
      }
    }
    enum Link {
      case offer
      case settings
      case help(String?)
      static func made(of activity: NSUserActivity) -> Link? { nil }
      static func made(of info: [String: String]?) -> Link? {
        guard let name = info?["name"] else { return nil }
        switch name {
        case "offer": return .offer
        case "settings": return .settings
        case "help": return .help(info?["topic"])
        default: return nil
        }
      }
    }
    class Flow {
      var children: [Flow] = []
      let controller = UINavigationController()
      func start() { start(with: nil) }
      func start(with link: Link?) {}
    }
    final class OtherFlow: Flow {}
    final class Home: UIViewController {}
    final class Offer: UIViewController {}

    """

  /// What is done for a link that is no offer.
  private static func flow(_ rest: String) -> String {
    """
    final class MainFlow: Flow {
      override func start(with link: Link?) {
        if let link = link {
          switch link {
          case .offer: controller.pushViewController(Offer(), animated: true)
          default: \(rest)
          }
        } else {
          controller.viewControllers = [Home()]
          children.append(OtherFlow())
        }
      }
    }

    """
  }

  private static let handingOn = "children.forEach { child in child.start(with: link) }"

  private func load(_ source: String) -> FlowGraph {
    SwiftSourceLoader(threads: 1).load(MarkedSource(source).files)
  }

  @Test(
    "Cases that end where nothing is done for them are told",
    arguments: [handingOn, "for child in children { child.start(with: link) }", "break"])
  func lost(rest: String) {
    let graph = load(Self.app + Self.flow(rest))
    #expect(graph.routes.map(\.id) == ["Link.help", "Link.offer", "Link.settings"])
    #expect(graph.routes.map(\.handling) == [.empty, .shown, .empty])
    #expect(graph.routes.map(\.isHandedOn) == [true, nil, true])
    #expect(graph.routes.allSatisfy { !$0.produced.isEmpty })
  }

  @Test(
    "Whoever does something with what is handed on may show it",
    arguments: [
      "controller.pushViewController(Offer(), animated: true)",
      "print(link)",
      "OtherFlow().start(with: link)",
    ])
  func acted(rest: String) {
    let graph = load(Self.app + Self.flow(rest))
    #expect(graph.routes == [])
  }

  @Test("So may an override of the code that does nothing, and code that asks for the case")
  func overridden() {
    let base = Self.app + Self.flow(Self.handingOn)
    let override = base.replacing(
      "final class OtherFlow: Flow {}",
      with: """
        final class OtherFlow: Flow {
          override func start(with link: Link?) { show(link) }
          private func show(_ link: Any?) {}
        }
        """)
    #expect(load(override).routes == [])
    let asked = base.replacing(
      "final class OtherFlow: Flow {}",
      with: """
        final class OtherFlow: Flow {
          func isShown(_ link: Link) -> Bool { if case .help = link { return true } else { return false } }
        }
        """)
    #expect(load(asked).routes.filter { $0.handling == .empty }.map(\.id) == ["Link.settings"])
  }

  @Test("A link that is kept is not lost")
  func kept() {
    let source = (Self.app + Self.flow(Self.handingOn)).replacing(
      "var children: [Flow] = []", with: "var children: [Flow] = []; var pending: Link?")
    #expect(load(source).routes == [])
  }
}
