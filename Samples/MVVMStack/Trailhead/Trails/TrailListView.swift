import SwiftUI

struct TrailListView: View {
  @StateObject var viewModel: TrailListViewModel

  var body: some View {
    List(viewModel.trails) { trail in
      Button {
        viewModel.trailSelected(trail)
      } label: {
        TrailRow(trail: trail)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Picker("Grade", selection: $viewModel.grade) {
        Text("All").tag(Trail.Grade?.none)
        ForEach(Trail.Grade.allCases, id: \.self) { grade in
          Text(grade.rawValue.capitalized).tag(Optional(grade))
        }
      }
      .pickerStyle(.segmented)
      .padding()
    }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Back") {
          viewModel.backButtonSelected()
        }
      }
    }
    .navigationTitle("Trails")
  }
}

#Preview {
  NavigationStack {
    TrailListView(viewModel: .init(navigator: PreviewNavigator(), library: .bundled))
  }
}
