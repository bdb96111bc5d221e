import SwiftUI

@main
struct RopewalkApp: App {
  var body: some Scene {
    WindowGroup {
      HallView()
    }
  }
}
