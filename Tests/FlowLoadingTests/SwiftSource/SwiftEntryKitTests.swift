import Testing

@Suite("SwiftEntryKit")
struct SwiftEntryKitTests {
  @Test("A controller that is displayed is shown over the screen, a view is not")
  func displayed() {
    expect(
      "import SwiftEntryKit\n" + plainLaunch + """
        extension UIViewController {
          func presentAsAlert() {
            1️⃣SwiftEntryKit.display(entry: self, using: EKAttributes())
          }
        }
        final class Start: UIViewController {
          @IBAction func tour() { Detail().presentAsAlert() }
          @IBAction func note() {
            SwiftEntryKit.display(entry: UIView(), using: EKAttributes.topToast)
          }
        }
        """, transitions: ["Start -sheet-> Detail at 1️⃣"])
  }
}
