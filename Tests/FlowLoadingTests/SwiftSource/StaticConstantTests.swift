import Testing

/// Constants of a struct, which code tells apart like cases.
@Suite("Constants of a type")
struct StaticConstantTests {
  private func source(_ choice: String, deed: String = "", run: String = "run(.show)") -> String {
    """
    struct Deed: Hashable {
      let id: String
      \(deed)
    }
    extension Deed {
      static let show = Deed(id: "show")
      static let edit: Deed = .init(id: "edit")
      static var other: Self { Self(id: "other") }
    }
    struct A: View {
      @State private var isB = false
      @State private var isC = false
      @State private var isD = false
      var body: some View {
        Button("x") { \(run) }
          .sheet(isPresented: $isB) { B() }
          .sheet(isPresented: $isC) { C() }
          .sheet(isPresented: $isD) { D() }
      }
      private func run(_ deed: Deed) {
        \(choice)
      }
    }
    """
  }

  private static let choices = [
    """
    switch deed {
    case .show: 1️⃣isB = true
    case .edit: 2️⃣isC = true
    default: 3️⃣isD = true
    }
    """,
    """
    switch deed {
    case Deed.show: 1️⃣isB = true
    case Deed.edit: 2️⃣isC = true
    default: 3️⃣isD = true
    }
    """,
    "if deed == .show { 1️⃣isB = true } else if deed == .edit { 2️⃣isC = true } else { 3️⃣isD = true }",
  ]

  @Test("A constant takes its own branch", arguments: choices)
  func known(choice: String) {
    expect(source(choice), transitions: ["A -sheet-> B at 1️⃣"])
    expect(source(choice, run: "run(Deed.edit)"), transitions: ["A -sheet-> C at 2️⃣"])
    expect(source(choice, run: "run(.other)"), transitions: ["A -sheet-> D at 3️⃣"])
  }

  @Test("Any other value may be equal to each")
  func unknown() {
    expect(
      source(Self.choices[0], run: "run(Deed(id: UserDefaults.standard.string(forKey: \"d\")!))"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣", "A -sheet-> D at 3️⃣"])
  }

  @Test("State may come to hold any")
  func state() {
    expect(
      source(Self.choices[0], run: Self.choices[0]).replacing(
        "@State private var isB",
        with: "@State private var deed = Deed.show; @State private var isB"),
      transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣", "A -sheet-> D at 3️⃣"])
  }

  @Test(
    "Texts that a type keeps under names are no cases",
    arguments: [
      "switch name { case Names.b: 1️⃣isB = true\n case Names.c: isC = true\n default: break }",
      "switch (name, 1) { case (Names.b, _): 1️⃣isB = true\n case (Names.c, _): isC = true\n default: break }",
    ])
  func texts(choice: String) {
    expect(
      """
      enum Names {
        static let b = "b"
        static let c = "c"
      }
      struct A: View {
        @State private var isB = false
        @State private var isC = false
        var body: some View {
          Button("x") { show("b") }.sheet(isPresented: $isB) { B() }.sheet(isPresented: $isC) { C() }
        }
        private func show(_ name: String) { \(choice) }
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "A constant of an enum bears the name of the case that it holds",
    arguments: [
      "static let whole: Swap = .whole(speed: 2)", "static var whole: Swap { .whole(speed: 2) }",
    ])
  func caseOfOneName(_ constant: String) {
    expect(
      plainLaunch + """
        enum Swap {
          case over
          case whole(speed: Double)
          \(constant)
        }
        final class Start: UIViewController {
          @IBAction func enter() { go(.whole) }
          private func go(_ swap: Swap) {
            switch swap {
            case .over: 1️⃣present(Other(), animated: true)
            case .whole(let speed): 2️⃣present(Detail(), animated: speed > 1)
            }
          }
        }
        """, transitions: ["Start -sheet-> Detail at 2️⃣"])
  }
}
