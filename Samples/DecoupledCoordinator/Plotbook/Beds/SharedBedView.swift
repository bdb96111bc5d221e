import SwiftUI

struct SharedBedView: View {
  @State private var viewModel: SharedBedViewModel

  init(viewModel: SharedBedViewModel) {
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    List(viewModel.neighbours, id: \.self) { neighbour in
      Label(neighbour, systemImage: "person")
    }
    .navigationTitle(viewModel.bed.name)
  }
}

@MainActor @Observable
final class SharedBedViewModel {
  let bed: Bed
  private(set) var neighbours: [String]

  init(bed: Bed, almanac: Almanac) {
    self.bed = bed
    neighbours = almanac.neighbours(of: bed)
  }
}
