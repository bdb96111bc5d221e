import Foundation

@MainActor
final class HomePortViewModel: ObservableObject {
  @Published var port: Port = .oslo

  private let navigator: any OnboardingNavigating

  init(navigator: any OnboardingNavigating) {
    self.navigator = navigator
  }

  func continueTapped() {
    navigator.show(.notifications)
  }
}

extension HomePortViewModel: Hashable {
  nonisolated static func == (lhs: HomePortViewModel, rhs: HomePortViewModel) -> Bool {
    lhs === rhs
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
