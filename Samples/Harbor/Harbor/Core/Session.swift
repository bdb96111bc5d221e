import Observation

@MainActor @Observable
final class Session {
  private(set) var hasOnboarded = false
  private(set) var passengerName: String?
  var homePort: Port = .oslo

  var isSignedIn: Bool { passengerName != nil }

  func finishOnboarding() {
    hasOnboarded = true
  }

  func signIn(as name: String) {
    passengerName = name
  }

  func signOut() {
    passengerName = nil
  }
}
