import Testing

/// Modals whose code pushes on the stack beneath, from where they are brought up again.
@Suite("Stacks beneath a modal")
struct CoveredStackTests {
  @Test("What a modal pushes there brings the modal up as well")
  func again() {
    expect(
      """
      enum Page: Hashable { case wait }
      @Observable final class Pilot {
        var pages: [Page] = []
        var isInRoom = false
        var room: Int?
        func wait() { room = nil; 1️⃣pages.append(.wait) }
        func enter() { room = 1; 2️⃣isInRoom = true }
      }
      @main struct Main: App {
        @State private var pilot = Pilot()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $pilot.pages) {
              Start(pilot: pilot).navigationDestination(for: Page.self) { _ in Wait(pilot: pilot) }
            }
            .fullScreenCover(isPresented: $pilot.isInRoom) { Room(pilot: pilot) }
          }
        }
      }
      struct Start: View {
        let pilot: Pilot
        var body: some View { Button("wait") { pilot.wait() } }
      }
      struct Wait: View {
        let pilot: Pilot
        var body: some View { Button("enter") { pilot.enter() } }
      }
      struct Room: View {
        let pilot: Pilot
        var body: some View { Button("back") { pilot.wait() } }
      }
      """,
      transitions: [
        "Start -push-> Wait at 1️⃣", "Wait -cover-> Room at 2️⃣", "Room -push-> Wait at 1️⃣",
      ])
  }
}
