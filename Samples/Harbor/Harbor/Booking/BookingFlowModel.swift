import SwiftUI

@MainActor
final class BookingFlowModel: ObservableObject {
  enum Step: Hashable {
    case vehicle
    case cabins
    case extras
    case payment
    case confirmation(Ticket)
  }

  enum Action {
    case didCancel
    case didBook(Ticket)
  }

  @Published var draft: BookingDraft
  @Published var steps: [Step] = []

  private let onAction: (Action) -> Void

  init(draft: BookingDraft, onAction: @escaping (Action) -> Void) {
    self.draft = draft
    self.onAction = onAction
  }

  func goBack() {
    steps.removeLast()
  }

  func cancel() {
    onAction(.didCancel)
  }
}

// MARK: - Child view models

extension BookingFlowModel {
  func makePassengersViewModel() -> PassengersView.ViewModel {
    PassengersView.ViewModel(passengers: draft.passengers) { [weak self] action in
      switch action {
      case .didContinue(let passengers):
        self?.draft.passengers = passengers
        self?.steps.append(.vehicle)
      case .didGoBack:
        self?.goBack()  // planted: pop_without_push
      case .didCancel:
        self?.cancel()
      }
    }
  }

  func makePaymentViewModel() -> PaymentView.ViewModel {
    PaymentView.ViewModel { [weak self] action in
      switch action {
      case .didPay(let ticket):
        self?.steps.append(.confirmation(ticket))
      case .didGoBack:
        self?.goBack()
      }
    }
  }

  func finish(with ticket: Ticket) {
    onAction(.didBook(ticket))
  }
}
