import FlowGraph
import Testing

@Suite("Bodies that are one #if")
struct EitherArmTests {
  @Test(
    "A function whose body is an #if gives what either arm does",
    arguments: ["func make() -> UIViewController", "var make: UIViewController"])
  func value(_ declaration: String) {
    let call = declaration.hasPrefix("var") ? "make" : "make()"
    expect(
      plainLaunch + """
        final class Start: UIViewController {
          @objc func open() { 1️⃣present(\(call), animated: true) }
          \(declaration) {
            #if targetEnvironment(macCatalyst)
              Wide()
            #elseif TRIAL
              Trial()
            #else
              Narrow()
            #endif
          }
        }
        final class Wide: UIViewController {}
        final class Trial: UIViewController {}
        final class Narrow: UIViewController {}
        """,
      transitions: [
        "Start -sheet-> Narrow at 1️⃣", "Start -sheet-> Trial at 1️⃣", "Start -sheet-> Wide at 1️⃣",
      ])
  }
}
