import FlowGraph
import Testing

@Suite("State handed to children")
struct BindingTests {
  @Test("A child writes the state that its parent presents by")
  func childWrites() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          VStack { Row(isOn: $isShown) }
            .sheet(isPresented: $isShown) { B() }
        }
      }
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View { Button("x") { 1️⃣isOn = true } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Through two levels, and an initialiser that takes a Binding")
  func twoLevels() {
    expect(
      """
      struct A: View {
        @State private var modal: Modal?
        var body: some View {
          VStack { Section1(modal: $modal) }
            .sheet(item: $modal) { modal in
              switch modal { case .b: B(); case .c: C() }
            }
        }
      }
      enum Modal: Identifiable { case b, c; var id: Self { self } }
      struct Section1: View {
        @Binding var modal: Modal?
        var body: some View { HStack { Row($modal) } }
      }
      struct Row: View {
        @Binding private var chosen: Modal?
        init(_ chosen: Binding<Modal?>) { _chosen = chosen }
        var body: some View { Button("x") { 1️⃣chosen = .c } }
      }
      """, transitions: ["A -sheet-> C at 1️⃣"])
  }

  @Test("A binding made by hand writes what its setter writes")
  func handMade() {
    expect(
      """
      final class Model: ObservableObject { @Published var sheet: Sheet? }
      enum Sheet: Identifiable { case b; var id: Self { self } }
      struct A: View {
        @StateObject private var model = Model()
        var isShown: Binding<Bool> {
          Binding(get: { model.sheet != nil }, set: { if !$0 { model.sheet = nil } })
        }
        var body: some View {
          Button("x") { 1️⃣model.sheet = .b }
            .sheet(isPresented: isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A hand-made selection that intercepts a tab")
  func intercepted() {
    expect(
      """
      enum Tab: Hashable { case home, post }
      struct A: View {
        @State private var tab = Tab.home
        @State private var isPosting = false
        var body: some View {
          TabView(selection: Binding(get: { tab }, set: { new in
            if new == .post { 1️⃣isPosting = true } else { tab = new }
          })) {
            B().tag(Tab.home)
            C().tag(Tab.post)
          }
          .sheet(isPresented: $isPosting) { D() }
        }
      }
      """, transitions: ["A -tab-> B", "A -tab-> C", "A -sheet-> D at 1️⃣"])
  }

  @Test("A binding to a view model's path, handed down")
  func pathBinding() {
    expect(
      """
      struct A: View {
        @State private var path: [Int] = []
        var body: some View { Host(path: $path) }
      }
      struct Host: View {
        @Binding var path: [Int]
        var body: some View {
          NavigationStack(path: $path) {
            Button("x") { 1️⃣path.append(1) }
              .navigationDestination(for: Int.self) { _ in B() }
          }
        }
      }
      """, transitions: ["A -root-> Host", "Host -push-> B at 1️⃣"])
  }

  @Test("A picker writes the state that it is bound to")
  func control() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        var body: some View {
          1️⃣Toggle("x", isOn: $isShown).sheet(isPresented: $isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B"])
  }

  @Test("onChange, onReceive and didSet set operations off")
  func observers() {
    let graph = expect(
      """
      import Combine
      final class Model: ObservableObject {
        @Published var isDone = false { didSet { if isDone { 1️⃣sheet = true } } }
        @Published var sheet = false
        let events = PassthroughSubject<Void, Never>()
        func finish() { isDone = true }
        func fire() { events.send(()) }
      }
      struct A: View {
        @StateObject private var model = Model()
        @State private var cover = false
        @State private var popover = false
        @State private var text = ""
        var body: some View {
          VStack {
            Button("x", action: model.finish)
            Button("y", action: model.fire)
          }
          .onChange(of: text) { _, new in 2️⃣cover = true }
          .onReceive(model.events) { _ in 3️⃣popover = true }
          .sheet(isPresented: $model.sheet) { B() }
          .fullScreenCover(isPresented: $cover) { C() }
          .popover(isPresented: $popover) { D() }
        }
      }
      """,
      transitions: ["A -sheet-> B at 1️⃣", "A -cover-> C at 2️⃣", "A -popover-> D at 3️⃣"])
    #expect(graph.transitions.contains { $0.trigger == "onChange" })
  }

  @Test("A key path names the state to write")
  func keyPath() {
    expect(
      """
      final class Model: ObservableObject {
        @Published var isShown = false
        func set(_ path: ReferenceWritableKeyPath<Model, Bool>) { 1️⃣self[keyPath: path] = true }
      }
      struct A: View {
        @StateObject private var model = Model()
        var body: some View {
          Button("x") { model.set(\\.isShown) }.sheet(isPresented: $model.isShown) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("A model's binding made by `.init(get:set:)`")
  func typedByContext() {
    expect(
      """
      @Observable class Player {
        var isOpen = false
        var openBinding: Binding<Bool> { .init(get: { self.isOpen }, set: { self.isOpen = $0 }) }
      }
      struct A: View {
        let player: Player
        var body: some View {
          Button("x") { 1️⃣player.isOpen = true }
            .fullScreenCover(isPresented: player.openBinding) { B() }
        }
      }
      """, transitions: ["A -cover-> B at 1️⃣"])
  }

  @Test("Of terms that must all hold the first shows; a computed term is what it asks")
  func compoundBinding() {
    expect(
      """
      struct A: View {
        @State private var sidebar = false
        @State private var picker = false
        var showsPeople: Bool { sidebar }
        var body: some View {
          VStack {
            Button("s") { 1️⃣sidebar = true }
            Button("p") { 2️⃣picker = true }
          }
          .sheet(isPresented: Binding(get: { showsPeople }, set: { _ in })) { B() }
          .fullScreenCover(isPresented: Binding(get: { picker && !sidebar }, set: { _ in })) { C() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -cover-> C at 2️⃣"])
  }

  @Test("A binding made in place means the state that it reads, however it is written")
  func madeInPlace() {
    for name in ["Binding", ".init"] {
      expect(
        """
        struct A: View {
          @State private var url: URL?
          var body: some View {
            Button("x") { 1️⃣url = URL(string: "https://example.org") }
              .sheet(isPresented: \(name)(get: { url != nil }, set: { _ in })) { Browser(url: $url) }
          }
        }
        struct Browser: View {
          @Binding var url: URL?
          var body: some View { Button("Close") { 2️⃣url = nil } }
        }
        """, transitions: ["A -sheet-> Browser at 1️⃣"], backs: ["Browser dismiss at 2️⃣"])
    }
  }

  @Test(
    "A constant binding shows what the state says that it asks",
    arguments: [".constant(file != nil)", "Binding<Bool>.constant($file.wrappedValue != nil)"])
  func constant(_ binding: String) {
    let graph = expect(
      """
      struct A: View {
        @State private var file: URL?
        var body: some View {
          Button("Export") { 1️⃣file = URL(string: "file:///a") }
            .sheet(isPresented: \(binding), onDismiss: { file = nil }) { B() }
        }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
    #expect(graph.transitions.map(\.certainty) == [.certain])
  }

  @Test(
    "A control of a library may set the flag that it is given; a panel comes up by it",
    arguments: [
      ("Row(title: \"x\", showsHelp: $shows)", true),
      ("Row(title: \"x\", showsHelp: $model.shows)", true),
      ("HeaderView(title: \"x\", showsHelp: $shows)", true),
      ("HeaderView(isPresented: $shows)", false),
      ("Panel(isPresented: $shows)", false),
      ("Panel(shows: $shows) { Text(\"x\") }", false),
    ])
  func outsideControl(_ row: String, _ isShown: Bool) {
    expect(
      """
      final class Model: ObservableObject { @Published var shows = false }
      struct A: View {
        @State private var shows = false
        @StateObject private var model = Model()
        var body: some View {
          Form { 1️⃣\(row) }
            .sheet(isPresented: \(row.contains("model") ? "$model.shows" : "$shows")) { B() }
        }
      }
      struct B: View { var body: some View { Text("b") } }
      """, transitions: isShown ? ["A -sheet-> B at 1️⃣"] : [])
  }

  @Test("A library's page in a sheet takes the sheet away by the flag that it is given")
  func outsidePage() {
    expect(
      """
      struct A: View {
        @State private var shows = false
        var body: some View {
          Button("x") { 1️⃣shows = true }.sheet(isPresented: $shows) { HelpView(shows: $shows) }
        }
      }
      """, transitions: ["A -sheet-> HelpView at 1️⃣"], backs: ["HelpView dismiss"])
  }

  @Test("A control of a library in a sheet takes the sheet away")
  func outsideControlInside() {
    expect(
      """
      struct A: View {
        @State private var shows = false
        var body: some View {
          Button("x") { 1️⃣shows = true }.sheet(isPresented: $shows) { B(shows: $shows) }
        }
      }
      struct B: View {
        @Binding var shows: Bool
        var body: some View { VStack { Text("b"); 2️⃣CloseButton(isOn: $shows) } }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"], backs: ["B dismiss at 2️⃣"])
  }

  @Test("An optional that is given decides what stands for it where it is not")
  func givenOptional() {
    expect(
      """
      struct A: View {
        var body: some View {
          NavigationStack { Row(isShort: false, isUsual: true) }
        }
      }
      struct Row: View {
        let isShort: Bool?
        var isUsual: Bool
        var body: some View {
          if isShort ?? isUsual { NavigationLink("b") { B() } } else { 1️⃣NavigationLink("c") { C() } }
        }
      }
      """, transitions: ["A -root-> Row", "Row -push-> C at 1️⃣"])
  }

  @Test("A number that something unknown is given to is more than the one that it is at first")
  func measured() {
    expect(
      """
      struct A: View {
        @State private var offset: CGFloat = 0
        @State private var isUp = true
        var body: some View {
          NavigationStack {
            Cover(opacity: !isUp ? 0 : offset)
              .gesture(DragGesture().onChanged { offset = $0.translation.height })
          }
        }
      }
      struct Cover: View {
        let opacity: CGFloat
        @State private var isShown = false
        var body: some View {
          Mark { 1️⃣isShown.toggle() }
            .sheet(isPresented: $isShown) { B() }
            .allowsHitTesting(opacity != 0)
        }
      }
      struct Mark: View {
        var action: (() -> Void)?
        var body: some View { Image("x").onTapGesture { action?() } }
      }
      """, transitions: ["A -root-> Cover", "Cover -sheet-> B at 1️⃣"])
  }
}
