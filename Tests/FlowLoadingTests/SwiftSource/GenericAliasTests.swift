import Testing

@testable import FlowLoading

@Suite("Other names for generic types with their arguments")
struct GenericAliasTests {
  @Test(
    "An alias says what the type's parameters are, wherever it stands for the type",
    arguments: [
      ("Lead()", "Lead"), ("Lead()", "Guide<Stop>"), ("Guide<Stop>()", "Lead"),
      (".init()", "Lead"),
    ])
  func router(_ made: String, _ read: String) {
    let graph = expect(
      """
      enum Stop: Hashable { case bay, cove }
      typealias Lead = Guide<Stop>
      final class Guide<R: Hashable>: ObservableObject {
        @Published var path = NavigationPath()
        func go(_ stop: R) { 1️⃣path.append(stop) }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      struct A: View {
        @StateObject private var guide\(made == ".init()" ? ": \(read)" : "") = \(made)
        var body: some View {
          NavigationStack(path: $guide.path) {
            Button("Bay") { guide.go(.bay) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .bay: B()
                case .cove: C()
                }
              }
          }
          .environmentObject(guide)
        }
      }
      struct B: View {
        @EnvironmentObject var guide: \(read)
        var body: some View { Button("Cove") { guide.go(.cove) } }
      }
      struct C: View { var body: some View { Text("c") } }
      """, transitions: ["A -push-> B at 1️⃣", "B -push-> C at 1️⃣"], entries: ["A"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test(
    "So is a view of which it is another name, whatever its parameter is called",
    arguments: ["Root", "Frame<Stop>"], ["S", "Stop"])
  func view(_ root: String, _ parameter: String) {
    expect(
      """
      protocol Showable: Hashable { associatedtype Face: View; @ViewBuilder var face: Face { get } }
      struct Frame<\(parameter): Showable>: View {
        let first: \(parameter)
        var body: some View {
          NavigationStack {
            first.face.navigationDestination(for: \(parameter).self) { $0.face }
          }
        }
      }
      enum Stop: Showable {
        case pier, bay
        @ViewBuilder var face: some View {
          switch self {
          case .pier: A()
          case .bay: B()
          }
        }
      }
      typealias Root = Frame<Stop>
      @main struct Main: App { var body: some Scene { WindowGroup { \(root)(first: .pier) } } }
      struct A: View { var body: some View { 1️⃣NavigationLink("Bay", value: Stop.bay) } }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: ["Frame -root-> A", "A -push-> B at 1️⃣"], entries: ["Frame"])
  }
}
