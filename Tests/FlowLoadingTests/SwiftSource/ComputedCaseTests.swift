import Testing

@Suite("Bindings that ask what an enum computes of itself")
struct ComputedCaseTests {
  private func source(
    _ getter: String, state: String = "Phase", first: String = ".idle", reset: String = ".idle"
  ) -> String {
    """
    final class Model: ObservableObject {
      enum Phase {
        case idle, link, crop(Int)
        enum Step: Equatable { case idle, link, crop }
        var step: Step {
          switch self {
          case .idle: .idle
          case .link: .link
          case .crop(_): .crop
          }
        }
        var showsLink: Bool { step == .link }
        var isLink: Bool { if case .link = self { true } else { false } }
        var isLinkWritten: Bool {
          switch self {
          case .link: return true
          default: return false
          }
        }
        var hasWideCrop: Bool { if case .crop(let width) = self { width > 10 } else { false } }
      }
      @Published private(set) var state: \(state) = \(first)
      var showsLink: Binding<Bool> {
        Binding(get: { \(getter) }, set: { self.state = $0 ? .link : \(reset) })
      }
      func rest() { state = .idle }
      func link() { 1️⃣state = .link }
      func crop() { 2️⃣state = .crop(3) }
    }
    struct A: View {
      @StateObject var model = Model()
      var body: some View {
        VStack {
          Button("Rest") { model.rest() }
          Button("Link") { model.link() }
          Button("Crop") { model.crop() }
        }
        3️⃣.sheet(isPresented: model.showsLink) { B() }
      }
    }
    """
  }

  @Test(
    "Only what sets the case shows it",
    arguments: [
      "self.state.showsLink", "self.state.isLink", "self.state.isLinkWritten",
      "self.state.step == .link", "!self.isBusy && self.state.showsLink",
      "switch self.state.step { case .link: true; default: false }",
    ])
  func asked(_ getter: String) {
    let graph = expect(source(getter), transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain])
  }

  @Test(
    "The same of state that may hold nothing",
    arguments: [
      "self.state?.showsLink ?? false", "self.state?.step == .link", "self.state?.isLink == true",
    ])
  func optional(_ getter: String) {
    expect(
      source(getter, state: "Phase?", first: "nil", reset: "nil"),
      transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("What depends on what the case carries may hold for it, and for no other")
  func carried() {
    expect(source("self.state.hasWideCrop"), transitions: ["A -sheet-> B at 2️⃣"])
  }

  @Test("Of a value that is no state, what shows is not known")
  func lost() {
    expect(
      source("self.phase(3).showsLink")
        + "extension Model { func phase(_ n: Int) -> Phase { made(n) } }",
      transitions: ["A -sheet-> B at 3️⃣"], unresolved: ["at 3️⃣"])
  }

  @Test("An enum that nothing but the binding asks of")
  func onlyAsked() {
    expect(
      """
      final class Model: ObservableObject {
        enum Phase {
          case idle, link, crop(Int)
          var showsLink: Bool { step == .linked }
          var step: Step { switch self { case .idle, .crop: .still; case .link: .linked } }
          enum Step: Equatable { case still, linked }
        }
        @Published var state: Phase = .idle
        var showsLink: Binding<Bool> {
          Binding(get: { self.state.showsLink }, set: { self.state = $0 ? .link : .idle })
        }
        func choose() { 1️⃣state = .link }
        func rest() { state = .idle }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View {
          Button("Link") { model.choose() }.sheet(isPresented: model.showsLink) { B() }
          Button("Rest") { model.rest() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }
}
