import SwiftUI

struct BedView: View {
  let bed: Bed

  var body: some View {
    List {
      LabeledContent("Crop", value: bed.crop)
      NavigationLink("How to prune") {
        PruningGuideView(crop: bed.crop)
      }
    }
    .navigationTitle(bed.name)
  }
}
