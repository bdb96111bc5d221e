import SwiftUI

struct GlazePickerView: View {
  let onPick: (Glaze) -> Void

  var body: some View {
    List(Glaze.allCases, id: \.self) { glaze in
      Button(glaze.rawValue.capitalized) {
        onPick(glaze)
      }
    }
    .presentationDetents([.medium])
  }
}
