import Testing

/// Members that each arm of an `#if` declares.
@Suite("Arms of conditional compilation")
struct CompiledArmTests {
  @Test(
    "Of two bodies a build may have either",
    arguments: ["!targetEnvironment(macCatalyst)", "!SOMEFLAG", "SOMEFLAG"])
  func bodies(condition: String) {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        #if \(condition)
          var body: some View {
            Button("b") { 1️⃣isShown = true }.sheet(isPresented: $isShown) { B() }
          }
        #else
          var body: some View {
            EmptyView()
          }
        #endif
      }
      """, transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test("Of two values of a local a build may have either", arguments: [".more", "nil"])
  func locals(other: String) {
    expect(
      plainLaunch + """
        enum Row { case more, less }
        final class Start: UIViewController {
          @IBAction func choose() {
            #if SOMEFLAG
              let row: Row? = .less
            #else
              let row: Row? = \(other)
            #endif
            switch row {
            case .more: 1️⃣present(Detail(), animated: true)
            case .less: 2️⃣present(Other(), animated: true)
            case nil: break
            }
          }
        }
        """,
      transitions: (other == "nil" ? [] : ["Start -sheet-> Detail at 1️⃣"])
        + ["Start -sheet-> Other at 2️⃣"])
  }

  @Test("Of two functions a build may have either")
  func functions() {
    expect(
      """
      struct A: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
          Button("b") { show() }
            .sheet(isPresented: $isFirst) { B() }
            .sheet(isPresented: $isSecond) { C() }
        }
        #if SOMEFLAG
          func show() { 1️⃣isFirst = true }
        #else
          func show() { 2️⃣isSecond = true }
        #endif
      }
      """, transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("An arm that no build for iOS has is not read")
  func elsewhere() {
    expect(
      """
      struct A: View {
        @State private var isShown = false
        #if os(iOS)
          var body: some View { Text("a") }
        #else
          var body: some View {
            Button("b") { isShown = true }.sheet(isPresented: $isShown) { B() }
          }
        #endif
      }
      """)
  }

  @Test("An arm that returns in some builds leaves the rest to the others")
  func early() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func tap() {
            #if !DEBUG
            return
            #endif
            1️⃣show(Detail(), sender: self)
          }
          @IBAction func other() {
            #if os(iOS)
            return
            #endif
            show(Other(), sender: self)
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("A condition of C's compilers never holds in Swift")
  func ofC() {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func tap() {
            #if TARGET_OS_MACCATALYST
            show(Other(), sender: self)
            #else
            1️⃣show(Detail(), sender: self)
            #endif
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }

  @Test("An app is no extension of one", arguments: ["APP_EXTENSION", "SHARE_APP_EXTENSION"])
  func ofExtension(_ flag: String) {
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @IBAction func tap() {
            #if \(flag)
            show(Other(), sender: self)
            #else
            1️⃣show(Detail(), sender: self)
            #endif
          }
        }
        """, transitions: ["Start -push-> Detail at 1️⃣"])
  }
}
