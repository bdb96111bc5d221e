import Foundation

final class TrailListViewModel: ObservableObject {
  @Published var grade: Trail.Grade?

  var trails: [Trail] { library.trails(of: grade) }

  private let id = UUID()
  private let library: TrailLibrary
  private unowned let navigator: TrailNavigating

  init(navigator: TrailNavigating, library: TrailLibrary) {
    self.navigator = navigator
    self.library = library
  }
}

// MARK: - Actions

extension TrailListViewModel {

  func trailSelected(_ trail: Trail) {
    navigator.show(
      TrailFlowModel.Step.trail(.init(navigator: navigator, trail: trail))
    )
  }

  func backButtonSelected() {
    navigator.goBack()  // planted: pop_without_push
  }
}

// MARK: - Hashable

extension TrailListViewModel: Hashable {

  static func == (lhs: TrailListViewModel, rhs: TrailListViewModel) -> Bool {
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
