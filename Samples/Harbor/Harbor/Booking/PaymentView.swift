import SwiftUI

struct PaymentView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    Form {
      Button("Use another card") {
        viewModel.isEnteringCard = true
      }
    }
    .loading(viewModel.isPaying)
    .sheet(isPresented: $viewModel.isEnteringCard) {
      CardEntryView()
    }
    .safeAreaInset(edge: .bottom) {
      StepFooter(title: "Pay now") {
        Task { await viewModel.pay() }
      } onBack: {
        viewModel.onAction(.didGoBack)
      }
    }
    .navigationTitle("Payment")
  }
}

// MARK: - ViewModel

extension PaymentView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didPay(Ticket)
      case didGoBack
    }

    @Published var isEnteringCard = false
    @Published private(set) var isPaying = false

    let onAction: (Action) -> Void

    init(onAction: @escaping (Action) -> Void) {
      self.onAction = onAction
    }

    func pay() async {
      isPaying = true
      defer { isPaying = false }
      try? await Task.sleep(for: .seconds(1))
      onAction(.didPay(Ticket(id: "AB12")))
    }
  }
}
