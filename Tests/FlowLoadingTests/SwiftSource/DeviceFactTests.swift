import Testing

@Suite("What conditions say of the device")
struct DeviceFactTests {
  private static let asking = """
    extension UIDevice {
      static var isPad: Bool { current.userInterfaceIdiom == .pad }
      var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    }
    let isPhone = UIDevice.current.userInterfaceIdiom == .phone
    func onPad() -> Bool { return UIDevice.isPad }

    """

  /// One act whose second step asks for a phone.
  private func act(_ isPad: String, _ isPhone: String) -> String {
    Self.asking + """
      struct A: View {
        @State private var page: Int?
        @State private var isOther = false
        var body: some View {
          Button("go") { go() }
            .sheet(item: $page) { _ in B() }
            .sheet(isPresented: $isOther) { C() }
        }
        private func go() {
          if \(isPad) { 1️⃣page = 1; show() }
        }
        private func show() { if \(isPhone) { 2️⃣isOther = true } }
      }
      """
  }

  @Test(
    "No act does what asks for this device and for that",
    arguments: [
      "UIDevice.current.userInterfaceIdiom == .pad", "UIDevice.isPad", "UIDevice.current.isTablet",
      "onPad()", "!isPhone, UIDevice.isPad", "case .pad = UIDevice.current.userInterfaceIdiom",
      "traitCollection.userInterfaceIdiom == .pad",
    ],
    [
      "UIDevice.current.userInterfaceIdiom == .phone",
      "UIDevice.current.userInterfaceIdiom != .pad", "!UIDevice.isPad", "isPhone", "!onPad()",
      "isPhone && isOther",
    ])
  func contradiction(_ isPad: String, _ isPhone: String) {
    expect(act(isPad, isPhone), transitions: ["A -sheet-> B at 1️⃣"])
  }

  @Test(
    "What asks for something else as well may be done",
    arguments: [
      ("UIDevice.isPad", "UIDevice.isPad"), ("UIDevice.isPad", "isPhone || isOther"),
      ("UIDevice.isPad", "UIDevice.current.orientation == .portrait"),
      ("!isPhone", "!UIDevice.isPad"),
    ])
  func possible(_ isPad: String, _ isPhone: String) {
    expect(act(isPad, isPhone), transitions: ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"])
  }

  @Test("A switch tells what the device is, and its default what it is not")
  func switches() {
    func source(_ asks: String) -> String {
      act("UIDevice.isPad", "true").replacing(
        "if true { 2️⃣isOther = true }",
        with: "switch UIDevice.current.userInterfaceIdiom { \(asks) }")
    }
    let both = ["A -sheet-> B at 1️⃣", "A -sheet-> C at 2️⃣"]
    expect(source("case .pad: break; default: 2️⃣isOther = true"), transitions: [both[0]])
    expect(source("case .phone: 2️⃣isOther = true; default: break"), transitions: [both[0]])
    expect(source("case .phone: break; default: 2️⃣isOther = true"), transitions: both)
    expect(source("case .pad, .phone: 2️⃣isOther = true; default: break"), transitions: both)
  }

  /// An app with a root for each device, which both lead to one page.
  private func app(_ page: String) -> String {
    Self.asking + """
      struct Main: App {
        var body: some Scene {
          WindowGroup { if UIDevice.isPad { Pad() } else { Phone() } }
        }
      }
      struct Pad: View {
        var body: some View {
          NavigationStack { VStack { NavigationLink("b") { B() }; NavigationLink("c") { Other() } } }
        }
      }
      struct Phone: View { var body: some View { NavigationStack { Menu() } } }
      struct Menu: View { var body: some View { NavigationLink("p") { Page() } } }
      struct Page: View { var body: some View { \(page) } }
      struct Other: View { var body: some View { Text("o") } }
      @main extension Main {}
      """
  }

  @Test("A page that only leads on from one device's root does not do what asks for another")
  func behindRoot() {
    let structure = [
      "Phone -root-> Menu", "Menu -push-> Page", "Pad -push-> B", "Pad -push-> Other",
    ]
    expect(
      app(
        "if UIDevice.isPad { NavigationLink(\"b\") { B() } } else { NavigationLink(\"d\") { D() } }"
      ),
      transitions: structure + ["Page -push-> D"])
    // A screen is not left without any way for what is known of the ways.
    expect(
      app("if UIDevice.isPad { NavigationLink(\"d\") { D() } }"),
      transitions: structure + ["Page -push-> D"])
  }
}
