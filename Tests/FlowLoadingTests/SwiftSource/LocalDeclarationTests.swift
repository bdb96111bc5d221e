import Testing

@Suite("Locals without a value, and with a getter")
struct LocalDeclarationTests {
  private func app(_ body: String) -> String {
    """
    enum Outcome { case issued, failed }
    enum Failure: Error { case unable }
    struct Issuer {
      let names: [String]
      func issue() -> Outcome {
        \(body)
      }
    }
    @main struct MyApp: App {
      @State var path: [String] = []
      let issuer = Issuer(names: ["a"])
      var body: some Scene {
        WindowGroup {
          NavigationStack(path: $path) {
            Button("Issue") {
              switch issuer.issue() {
              case .issued: 1️⃣path.append("done")
              case .failed: break
              }
            }
            .navigationDestination(for: String.self) { _ in Detail() }
          }
        }
      }
    }
    struct Detail: View { var body: some View { Text("") } }
    """
  }

  @Test("An optional that only one way sets may be nothing")
  func unset() {
    expect(
      app(
        """
        var failure: Failure?
        if Bool.random() { failure = .unable }
        if let failure { print(failure); return .failed } else { return .issued }
        """), transitions: ["MyApp -push-> Detail at 1️⃣"])
  }

  @Test(
    "One that every way sets is not",
    arguments: [
      "if names.isEmpty { failure = .unable } else { failure = .unable }",
      "switch names.count { case 1: failure = .unable; default: failure = .unable }",
      "if names.isEmpty { return .failed } else { failure = .unable }",
      "do { failure = .unable } catch { failure = .unable }",
    ])
  func set(_ assignment: String) {
    expect(
      app(
        """
        var failure: Failure?
        \(assignment)
        if let failure { print(failure); return .failed } else { return .issued }
        """), transitions: [])
  }

  @Test("What a closure sets may be there")
  func setInClosure() {
    expect(
      """
      struct Start: View {
        @State var isShown = false
        let names: [String]
        var body: some View {
          Button("Find") {
            var found: String?
            names.forEach { name in if name == "a" { found = name } }
            if let found { print(found); 1️⃣isShown = true }
          }
          .sheet(isPresented: $isShown) { Detail() }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start(names: load()) } } }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }

  @Test("A local getter's return is its own")
  func computed() {
    expect(
      """
      enum Next { case back, push(Route) }
      enum Route: Hashable { case done(Bool), home, detail }
      @main struct MyApp: App {
        @State var path: [Route] = []
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $path) {
              Button("Go") { 1️⃣path.append(.done(true)) }
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .done(let first): Done(path: $path, next: next(first))
                  case .home: Home()
                  case .detail: Detail()
                  }
                }
            }
          }
        }
        func next(_ first: Bool) -> Next {
          var next: Next {
            if first { return .push(.home) }
            return .back
          }
          return next
        }
      }
      struct Done: View {
        @Binding var path: [Route]
        let next: Next
        var body: some View {
          Button("Done") {
            switch next {
            case .back: path.removeLast()
            case .push(let route): 2️⃣path.append(route)
            }
          }
        }
      }
      struct Home: View { var body: some View { Text("") } }
      struct Detail: View { var body: some View { Text("") } }
      """, transitions: ["MyApp -push-> Done at 1️⃣", "Done -push-> Home at 2️⃣"],
      backs: ["Done pop"])
  }

  @Test("So may what a local function sets")
  func setInFunction() {
    expect(
      """
      struct Start: View {
        @State var isShown = false
        var body: some View {
          Button("Find") {
            var found: String?
            func find() { found = "a" }
            find()
            if found != nil { 1️⃣isShown = true }
          }
          .sheet(isPresented: $isShown) { Detail() }
        }
      }
      struct Detail: View { var body: some View { Text("") } }
      @main struct MyApp: App { var body: some Scene { WindowGroup { Start() } } }
      """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
