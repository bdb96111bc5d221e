import Testing

@Suite("What data holds that code elsewhere makes")
struct DecodedValueTests {
  private func app(_ inherits: String, _ load: String) -> String {
    """
    struct Relation: \(inherits) {
      let follows: Bool
      static func placeholder() -> Relation { .init(follows: false) }
      func show() { UIApplication.shared.open(URL(string: "https://a.b")!) }
    }
    struct A: View {
      @State var relation: Relation?
      @State var isLoading = true
      @State var isShown = false
      var body: some View {
        if isLoading {
          Row(relation: Relation.placeholder())
        } else if let relation {
          Row(relation: relation)
        }
      }
      func load() async { \(load) }
    }
    struct Row: View {
      let relation: Relation?
      @State private var isShown = false
      var body: some View {
        if relation?.follows == true {
          Button("x") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
        }
      }
    }
    """
  }

  @Test(
    "A flag of what a decoder or a parser makes can be other than what the app itself gives it",
    arguments: ["Codable", "Decodable", "Sendable"])
  func decoded(_ inherits: String) {
    expect(
      app(inherits, "let all: [Relation] = try await client.get(); relation = all.first"),
      transitions: ["A -sheet-> B"])
  }

  @Test(
    "What a database fills can hold other text than the app itself puts into it",
    arguments: [
      ("Object", "@objc dynamic"), ("NSManagedObject", "@NSManaged"), ("Record", "@Persisted"),
    ])
  func stored(_ base: String, _ attributes: String) {
    expect(
      plainLaunch + """
        enum Kind {
          case second, none
          init(text: String) {
            switch text {
            case "second": self = .second
            default: self = .none
            }
          }
        }
        final class Service: \(base) {
          \(attributes) var text: String?
          var kind: Kind {
            if let text { return Kind(text: text) }
            return .none
          }
          func reset() { text = "first" }
        }
        final class Start: UIViewController {
          var services: [Service] = []
          func known() -> [Service] { services.filter { $0.text != nil } }
          @IBAction func tap(_ button: UIButton) {
            let service = Service(value: services[button.tag])
            service.reset()
            switch service.kind {
            case .second: 1️⃣present(Detail(), animated: true)
            default: break
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
