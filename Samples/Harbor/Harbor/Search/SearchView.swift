import SwiftUI

struct SearchView: View {
  @Environment(AppRouter.self) private var router
  @State private var viewModel = SearchViewModel()

  var body: some View {
    Form {
      Button("From \(viewModel.from.name)") {
        viewModel.editedField = .from
      }
      Button("To \(viewModel.to.name)") {
        viewModel.editedField = .to
      }
      Button(viewModel.date.formatted(date: .abbreviated, time: .omitted)) {
        viewModel.isPickingDate = true
      }
      Button("Find sailings") {
        router.search.push(.sailings(viewModel.query))
      }
    }
    .sheet(item: $viewModel.editedField) { field in
      PortPickerView { port in
        viewModel.set(port, for: field)
      }
    }
    .sheet(isPresented: $viewModel.isPickingDate) {
      TravelDateView(date: $viewModel.date)
    }
    .navigationTitle("Search")
  }
}
