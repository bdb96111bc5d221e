import FlowGraph
import Testing

@Suite("What nobody on the screen sets off")
struct UnattendedTests {
  private static func vault(_ watching: String, signIn: String = "") -> String {
    """
    @MainActor @Observable final class Vault {
      var isRevoked = false
      \(watching)
      private func revoke() { 1️⃣isRevoked = true }
    }
    struct A: View {
      @State private var vault = Vault()
      @State private var showsSignIn = false
      var body: some View {
        Button("Sign in") { 2️⃣showsSignIn = true }
          .sheet(isPresented: $showsSignIn) { SignIn(vault: vault) }
          .sheet(isPresented: $vault.isRevoked) { B() }
      }
    }
    struct SignIn: View {
      let vault: Vault
      var body: some View { Button("Go") { \(signIn) } }
    }
    """
  }

  @Test(
    "What a notification shows comes up where it is presented, whoever began to listen",
    arguments: [
      """
      NotificationCenter.default.addObserver(forName: .revoked, object: nil, queue: nil) { _ in
        self.revoke()
      }
      """,
      """
      NotificationCenter.default.publisher(for: .revoked).sink { [weak self] _ in self?.revoke() }
        .store(in: &bag)
      """,
    ])
  func notification(listening: String) {
    expect(
      Self.vault("func watch() { \(listening) }", signIn: "vault.watch()"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> SignIn at 2️⃣"])
  }

  @Test("So does what the initialiser of a model starts, whoever else is given the model")
  func started() {
    expect(
      Self.vault("init() { Task { await load(); revoke() } }\nfunc load() async {}"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> SignIn at 2️⃣"])
  }

  @Test("What a person asks for comes up over where that person is")
  func asked() {
    expect(
      Self.vault("func check() { revoke() }", signIn: "vault.check()"),
      transitions: ["SignIn -sheet-> B at 1️⃣", "A -sheet-> SignIn at 2️⃣"])
  }

  @Test("A coordinator that listens presents on its own stack")
  func coordinator() {
    expect(
      launching(
        "window?.rootViewController = UIHostingController(rootView: Login(onDone: { self.begin() }))"
      ) + """

        extension AppDelegate {
          func begin() { 1️⃣window?.rootViewController = MainFlow(feed: Outside.feed).stack }
        }
        final class MainFlow {
          let stack = UINavigationController()
          init(feed: Feed) {
            stack.setViewControllers([UIHostingController(rootView: Home())], animated: false)
            feed.news.receive(on: DispatchQueue.main).sink { [weak self] _ in
              2️⃣self?.stack.present(UIHostingController(rootView: News()), animated: true)
            }.store(in: &bag)
          }
        }
        struct Login: View {
          let onDone: () -> Void
          var body: some View { Button("Log in") { onDone() } }
        }
        struct Home: View { var body: some View { Text("home") } }
        struct News: View { var body: some View { Text("news") } }
        """,
      transitions: ["Login -root-> Home at 1️⃣", "Home -sheet-> News at 2️⃣"], entries: ["Login"])
  }
}

@Suite("Screens that listen to others")
struct ListeningScreenTests {
  private static let store = """
    final class Store {
      static let shared = Store()
      @Published var isLoaded = false
      func refresh() { isLoaded = true }
    }
    """

  @Test("A screen's own model listens while the screen is there")
  func ownModel() {
    expect(
      Self.store + """

        struct A: View {
          @State private var showsInvite = false
          @State private var showsSettings = false
          var body: some View {
            VStack {
              Button("Invite") { 1️⃣showsInvite = true }
              Button("Settings") { 2️⃣showsSettings = true }
            }
            .sheet(isPresented: $showsInvite) { Invite() }
            .sheet(isPresented: $showsSettings) { Settings() }
          }
        }
        struct Settings: View { var body: some View { Button("Sync") { Store.shared.refresh() } } }
        final class InviteModel: ObservableObject {
          @Published var showsItem = false
          init() {
            Store.shared.$isLoaded.sink { [weak self] _ in 3️⃣self?.showsItem = true }.store(in: &bag)
          }
        }
        struct Invite: View {
          @StateObject private var model = InviteModel()
          var body: some View { Text("x").sheet(isPresented: $model.showsItem) { B() } }
        }
        """,
      transitions: [
        "A -sheet-> Invite at 1️⃣", "A -sheet-> Settings at 2️⃣", "Invite -sheet-> B at 3️⃣",
      ])
  }

  @Test("A sheet that listens leaves from itself")
  func leaving() {
    expect(
      Self.store + """

        struct A: View {
          @State private var isShown = false
          var body: some View {
            NavigationView {
              VStack {
                1️⃣NavigationLink("Detail") { Detail() }
                Button("Confirm") { 2️⃣isShown = true }
              }
              .sheet(isPresented: $isShown) { Confirm() }
            }
          }
        }
        struct Detail: View { var body: some View { Button("Sync") { Store.shared.refresh() } } }
        final class Model: ObservableObject {
          @Published var isDone = false
          init() { Store.shared.$isLoaded.sink { [weak self] in self?.isDone = $0 }.store(in: &bag) }
        }
        struct Confirm: View {
          @Environment(\\.dismiss) private var dismiss
          @StateObject private var model = Model()
          var body: some View {
            Text("x").onReceive(model.$isDone) { done in if done { 3️⃣dismiss() } }
          }
        }
        """,
      transitions: ["A -push-> Detail at 1️⃣", "A -sheet-> Confirm at 2️⃣"],
      backs: ["Confirm dismiss at 3️⃣"])
  }
}
