import FlowGraph
import Testing

@Suite("Members that a subscript looks up")
struct DynamicMemberTests {
  private let store = """
    protocol BindableState { associatedtype Bindings; var bindings: Bindings { get set } }
    class StateStore<State: BindableState> {
      let context: Context
      var state: State { get { context.viewState } set { context.viewState = newValue } }
      init(initial: State) { context = Context(viewState: initial) }
      @dynamicMemberLookup final class Context: ObservableObject {
        @Published fileprivate(set) var viewState: State
        fileprivate init(viewState: State) { self.viewState = viewState }
        subscript<T>(dynamicMember keyPath: WritableKeyPath<State.Bindings, T>) -> T {
          get { viewState.bindings[keyPath: keyPath] }
          set { viewState.bindings[keyPath: keyPath] = newValue }
        }
      }
    }
    """

  @Test("A binding to one is a binding to the state behind it, of each model apart")
  func binding() {
    expect(
      """
      \(store)
      struct AState: BindableState { struct Bindings { var isOn = false }; var bindings = Bindings() }
      struct CState: BindableState { struct Bindings { var isOn = false }; var bindings = Bindings() }
      final class AModel: StateStore<AState> { init() { super.init(initial: AState()) } }
      final class CModel: StateStore<CState> {
        init() { super.init(initial: CState()) }
        func go() { 3️⃣state.bindings.isOn = true }
      }
      struct A: View {
        @ObservedObject var context: AModel.Context
        var body: some View {
          NavigationStack {
            VStack {
              Button("x") { 1️⃣context.isOn = true }
              2️⃣NavigationLink("c") { C(model: CModel()) }
            }
            .sheet(isPresented: $context.isOn) { B() }
          }
        }
      }
      struct C: View {
        @ObservedObject var context: CModel.Context
        let model: CModel
        init(model: CModel) {
          self.model = model
          context = model.context
        }
        var body: some View {
          Button("x") { model.go() }.sheet(isPresented: $context.isOn) { D() }
        }
      }
      @main struct TheApp: App {
        let model = AModel()
        var body: some Scene { WindowGroup { A(context: model.context) } }
      }
      """,
      transitions: [
        "A -sheet-> B at 1️⃣", "A -push-> C at 2️⃣", "C -sheet-> D at 3️⃣",
      ])
  }

  @Test("Who listens to a part of published state runs where a person types it")
  func published() {
    expect(
      """
      \(store)
      struct PinState: BindableState { struct Bindings { var pin = "" }; var bindings = Bindings() }
      final class PinModel: StateStore<PinState> {
        let done: () -> Void
        private var bag = Set<AnyCancellable>()
        init(done: @escaping () -> Void) {
          self.done = done
          super.init(initial: PinState())
          context.$viewState.map(\\.bindings.pin).removeDuplicates().sink { [weak self] pin in
            if pin.count == 4 { self?.done() }
          }.store(in: &bag)
        }
      }
      struct A: View {
        @State private var path: [Int] = []
        @State private var model: PinModel?
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") {
              model = PinModel { 2️⃣path.append(2) }
              1️⃣path.append(1)
            }
            .navigationDestination(for: Int.self) { number in
              switch number {
              case 1: if let model { C(context: model.context) }
              default: D()
              }
            }
          }
        }
      }
      struct C: View {
        @ObservedObject var context: PinModel.Context
        var body: some View { TextField("PIN", text: $context.pin) }
      }
      """, transitions: ["A -push-> C at 1️⃣", "C -push-> D at 2️⃣"])
  }

  @Test("A subscript that asks itself for the member is followed once", .timeLimit(.minutes(1)))
  func endless() {
    expect(
      """
      @dynamicMemberLookup final class Wrapper: ObservableObject {
        var wrapper: Wrapper { self }
        subscript<T>(dynamicMember keyPath: WritableKeyPath<Wrapper, T>) -> T {
          get { wrapper[keyPath: keyPath] }
          set { wrapper[keyPath: keyPath] = newValue }
        }
      }
      struct A: View {
        @StateObject var model = Wrapper()
        var body: some View {
          Button("x") { model.isOn = true }
          Text("x")1️⃣.sheet(isPresented: $model.isOn) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], unresolved: ["at 1️⃣"])
  }
}
