import SwiftUI

struct PruningGuideView: View {
  let crop: String

  var body: some View {
    ScrollView {
      Text("Cut \(crop.lowercased()) back above the second leaf.")
        .padding()
    }
    .navigationTitle("Pruning")
  }
}
