import SwiftUI

struct PieceDetailView: View {
  let piece: Piece

  @State private var glaze: Glaze?
  @State private var isPickingGlaze = false

  var body: some View {
    List {
      LabeledContent("Stage", value: piece.stage.rawValue)
      LabeledContent("Glaze", value: glaze?.rawValue ?? "None")
      Button("Choose a glaze") {
        isPickingGlaze = true
      }
    }
    .sheet(isPresented: $isPickingGlaze) {
      GlazePickerView { picked in
        glaze = picked
        isPickingGlaze = false
      }
    }
    .navigationTitle(piece.name)
  }
}

enum Glaze: String, CaseIterable {
  case celadon
  case shino
  case tenmoku
}
