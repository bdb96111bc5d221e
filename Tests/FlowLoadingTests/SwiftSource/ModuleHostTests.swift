import FlowGraph
import Testing

@testable import FlowLoading

/// An app whose screens are wrapped behind a protocol and whose views send actions to a store.
@Suite("Wrappers behind a protocol, stores and what an app's initialiser does")
struct ModuleHostTests {
  @Test("What the app's initialiser sets up is there")
  func appInitializer() {
    expect(
      """
      @main struct TheApp: App {
        private var model: Opening!
        init() { model = Model(next: "b") }
        var body: some Scene { WindowGroup { A(model: model) } }
      }
      protocol Opening: AnyObject { func open() }
      class Model: Opening {
        var onOpen: (() -> Void)?
        init(next: String) { Registry.shared.open = { [weak self] in self?.onOpen?() } }
        func open() { Registry.shared.open?() }
      }
      class Registry { static let shared = Registry(); var open: (() -> Void)? }
      struct A: View {
        let model: Opening
        @State private var isOpen = false
        var body: some View {
          Button("x") { model.open() }
            .onAppear { (model as? Model)?.onOpen = { 1️⃣isOpen = true } }
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], entries: ["A"])
  }

  @Test("Two things that one stack wraps are two")
  func wrapper() {
    expect(
      """
      protocol Presentable: AnyObject { func present() -> AnyView }
      class Module: Hashable {
        var content: (any Presentable)?
        init(_ content: any Presentable) { self.content = content }
      }
      @Observable class Stack {
        var modules: [Module] = []
        func push(_ content: any Presentable) { 1️⃣modules.append(Module(content)) }
      }
      class BFlow: Presentable { func present() -> AnyView { AnyView(B()) } }
      class CFlow: Presentable {
        let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func present() -> AnyView { AnyView(CScreen { self.stack.push(BFlow()) }) }
      }
      struct CScreen: View {
        let go: () -> Void
        var body: some View { Button("x", action: go) }
      }
      struct A: View {
        @State private var stack = Stack()
        var body: some View {
          NavigationStack(path: $stack.modules) {
            Button("x") { stack.push(CFlow(stack: stack)) }
              .navigationDestination(for: Module.self) { $0.content?.present() }
          }
        }
      }
      """,
      transitions: ["A -push-> CScreen at 1️⃣", "CScreen -push-> B at 1️⃣"])
  }

  /// A model that takes actions through its context.
  private let store = """
    class Store<State, Action> {
      var context: Context
      init() {
        context = Context()
        context.model = self
      }
      func process(_ action: Action) {}
      class Context {
        weak var model: Store?
        func send(_ action: Action) { model?.process(action) }
      }
    }
    struct AState {}
    enum AAction { case open, close }
    """

  @Test("A store's context knows the actions of the model that inherits the store")
  func inheritedStore() {
    expect(
      """
      \(store)
      typealias AStore = Store<AState, AAction>
      class AModel: AStore {
        var onOpen: () -> Void = {}
        override func process(_ action: AAction) {
          switch action {
          case .open: onOpen()
          case .close: break
          }
        }
      }
      struct Inner: View {
        let context: AModel.Context
        var body: some View { Button("x") { context.send(.close) } }
      }
      struct A: View {
        @State private var model = AModel()
        @State private var isOpen = false
        var body: some View {
          Inner(context: model.context)
            .onAppear { model.onOpen = { isOpen = true } }
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: [])
  }

  @Test("So does the context of a model that another model holds behind a protocol")
  func heldStore() {
    expect(
      """
      \(store)
      typealias AStore = Store<AState, AAction>
      protocol AModelProtocol { var context: AModel.Context { get } }
      class AModel: AStore, AModelProtocol {
        var onOpen: () -> Void = {}
        override func process(_ action: AAction) {
          switch action {
          case .open: onOpen()
          case .close: break
          }
        }
      }
      class Outer: ObservableObject {
        let model: AModelProtocol
        init(model: AModelProtocol) { self.model = model }
        func close() { model.context.send(.close) }
      }
      struct A: View {
        private let model = AModel()
        @State private var isOpen = false
        var body: some View {
          Inner(outer: Outer(model: model))
            .onAppear { model.onOpen = { isOpen = true } }
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      struct Inner: View {
        let outer: Outer
        var body: some View { Button("x") { outer.close() } }
      }
      """, transitions: [])
  }

  @Test("So does one that the environment hands down")
  func environmentStore() {
    expect(
      """
      \(store)
      class AModel: Store<AState, AAction> {
        var onOpen: () -> Void = {}
        override func process(_ action: AAction) {
          switch action {
          case .open: onOpen()
          case .close: break
          }
        }
      }
      extension EnvironmentValues { @Entry var aContext: AModel.Context? }
      struct Inner: View {
        @Environment(\\.aContext) private var context
        var body: some View { Button("x") { context?.send(.close) } }
      }
      struct A: View {
        private let model = AModel()
        @State private var isOpen = false
        var body: some View {
          Inner()
            .environment(\\.aContext, model.context)
            .onAppear { model.onOpen = { isOpen = true } }
            .sheet(isPresented: $isOpen) { B() }
        }
      }
      """, transitions: [])
  }

  @Test("A setter that does nothing else keeps which of a protocol's objects it was given")
  func existentialSetter() {
    expect(
      """
      protocol Coordinator: AnyObject { func present() -> AnyView }
      class StackCoordinator: Coordinator {
        var root: (any Coordinator)?
        func setRoot(_ coordinator: any Coordinator) { root = coordinator }
        func present() -> AnyView { AnyView(StackScreen(coordinator: self)) }
      }
      class SplitCoordinator: Coordinator {
        var sidebar: (any Coordinator)?
        func setSidebar(_ coordinator: any Coordinator) { sidebar = coordinator }
        func present() -> AnyView { AnyView(SplitScreen(coordinator: self)) }
      }
      struct StackScreen: View {
        let coordinator: StackCoordinator
        var body: some View { NavigationStack { coordinator.root?.present() } }
      }
      struct SplitScreen: View {
        let coordinator: SplitCoordinator
        var body: some View {
          NavigationSplitView { coordinator.sidebar?.present() } detail: { Text("x") }
        }
      }
      class BCoordinator: Coordinator { func present() -> AnyView { AnyView(B()) } }
      class Flow {
        let split = SplitCoordinator()
        func start() {
          let sidebar = StackCoordinator()
          sidebar.setRoot(BCoordinator())
          split.setSidebar(sidebar)
        }
      }
      struct A: View {
        @State private var flow = Flow()
        var body: some View { flow.split.present().task { flow.start() } }
      }
      """,
      transitions: [
        "A -root-> SplitScreen", "SplitScreen -embed-> StackScreen", "StackScreen -root-> B",
      ])
  }

  @Test("An action goes to those models only that take actions of its type")
  func dispatch() {
    expect(
      """
      enum AAction { case go }
      enum BAction { case go }
      protocol Model: AnyObject { associatedtype Action; func process(action: Action) }
      class AModel: Model {
        let open: () -> Void
        init(open: @escaping () -> Void) { self.open = open }
        func process(action: AAction) { open() }
      }
      class OtherModel: Model {
        let open: () -> Void
        init(open: @escaping () -> Void) { self.open = open }
        func process(action: BAction) { open() }
      }
      class Holder {
        weak var model: (any Model)?
        func send(_ action: AAction) { model?.process(action: action) }
      }
      func make(_ one: @escaping () -> Void, _ other: @escaping () -> Void) -> [any Model] {
        [AModel(open: one), OtherModel(open: other)]
      }
      struct A: View {
        let holder: Holder
        @State private var showsB = false
        @State private var showsC = false
        var body: some View {
          Button("x") {
            _ = make({ 1️⃣showsB = true }, { showsC = true })
            holder.send(.go)
          }
          .sheet(isPresented: $showsB) { B() }
          .sheet(isPresented: $showsC) { C() }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { A(holder: Holder()) } } }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("That the object still lives is no guard")
  func ownLife() {
    let graph = expect(
      """
      class Model: ObservableObject {
        @Published var isOpen = false
        func open() { Task { [weak self] in guard let self else { return }; 1️⃣isOpen = true } }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("x") { model.open() }.sheet(isPresented: $model.isOpen) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.guard) == [nil])
  }
}
