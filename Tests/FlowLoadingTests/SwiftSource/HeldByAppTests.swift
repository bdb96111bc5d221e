import Testing

@Suite("Objects that the app keeps and the system tells")
struct HeldByAppTests {
  @Test(
    "What they set shows where the first scene is",
    arguments: [
      (
        "CLLocationManagerDelegate",
        "func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)"
      ),
      (
        "UNUserNotificationCenterDelegate",
        "func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent note: UNNotification) async -> Int"
      ),
    ])
  func cover(_ name: String, _ method: String) {
    expect(
      """
      final class Bell: NSObject, ObservableObject, \(name) {
        @Published var isRinging = false
        \(method) { 1️⃣isRinging = true }
      }
      @main struct TestApp: App {
        @StateObject var bell = Bell()
        var body: some Scene {
          WindowGroup { A().fullScreenCover(isPresented: $bell.isRinging) { B() } }
        }
      }
      struct A: View { var body: some View { Text("a") } }
      """, transitions: ["A -cover-> B at 1️⃣"])
  }
}
