import Foundation
import SwiftUI

/// The view model of the stack itself: it owns the path and answers the other view models.
final class TrailFlowModel: ObservableObject {

  // MARK: Types

  enum Step: Hashable {
    case trails(TrailListViewModel)  // planted: dead_route
    case trail(TrailDetailViewModel)
    case conditions(ConditionsViewModel)
    case report(ReportViewModel)
  }

  // MARK: State

  @Published var steps = NavigationPath()

  /// The stack's root, made when the stack is first shown.
  lazy var trailListViewModel: TrailListViewModel = {
    .init(navigator: self, library: library)
  }()

  private let library: TrailLibrary

  init(library: TrailLibrary) {
    self.library = library
  }
}

// MARK: - TrailNavigating

extension TrailFlowModel: TrailNavigating {

  func show(_ step: any Hashable) {
    DispatchQueue.main.async { [weak self] in
      self?.steps.append(step)
    }
  }

  func goBack() {
    DispatchQueue.main.async { [weak self] in
      self?.steps.removeLast()  // planted: unguarded_pop
    }
  }

  func startOver() {
    DispatchQueue.main.async { [weak self] in
      guard let self, !steps.isEmpty else { return }
      steps.removeLast(steps.count)
    }
  }
}
