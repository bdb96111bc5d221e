import SwiftUI

struct BookingFlowView: View {
  @StateObject var model: BookingFlowModel

  var body: some View {
    NavigationStack(path: $model.steps) {
      PassengersView(viewModel: model.makePassengersViewModel())
        .navigationDestination(for: BookingFlowModel.Step.self, destination: screen)
    }
  }

  @ViewBuilder
  private func screen(for step: BookingFlowModel.Step) -> some View {
    switch step {
    case .vehicle:
      VehicleView {
        model.steps.append(.cabins)
      } onBack: {
        model.goBack()
      }
    case .cabins:
      CabinsView(onContinue: { model.steps.append(.extras) }, onBack: model.goBack)
    case .extras:
      ExtrasView(onContinue: showPayment, onBack: model.goBack)
    case .payment:
      PaymentView(viewModel: model.makePaymentViewModel())
    case .confirmation(let ticket):
      ConfirmationView(ticket: ticket) {
        model.finish(with: ticket)
      }
    }
  }

  private func showPayment() {
    model.steps.append(.payment)
  }
}
