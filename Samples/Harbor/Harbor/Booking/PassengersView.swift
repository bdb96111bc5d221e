import SwiftUI

struct PassengersView: View {
  @StateObject var viewModel: ViewModel

  var body: some View {
    List {
      ForEach(viewModel.passengers) { passenger in
        Button(passenger.name) {
          viewModel.edited = passenger
        }
      }
      Button("Add a passenger", systemImage: "plus", action: viewModel.add)
    }
    .sheet(item: $viewModel.edited) { passenger in
      PassengerEditorView(passenger: passenger) { passenger in
        viewModel.save(passenger)
      }
    }
    .safeAreaInset(edge: .bottom) {
      StepFooter {
        viewModel.onAction(.didContinue(viewModel.passengers))
      } onBack: {
        viewModel.onAction(.didGoBack)
      }
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") {
          viewModel.onAction(.didCancel)
        }
      }
    }
    .navigationTitle("Passengers")
  }
}

// MARK: - ViewModel

extension PassengersView {
  @MainActor
  final class ViewModel: ObservableObject {
    enum Action {
      case didContinue([Passenger])
      case didGoBack
      case didCancel
    }

    @Published var passengers: [Passenger]
    @Published var edited: Passenger?

    let onAction: (Action) -> Void

    init(passengers: [Passenger], onAction: @escaping (Action) -> Void) {
      self.passengers = passengers
      self.onAction = onAction
    }

    func add() {
      edited = Passenger(name: "")
    }

    func save(_ passenger: Passenger) {
      passengers.removeAll { $0.id == passenger.id }
      passengers.append(passenger)
      edited = nil
    }
  }
}
