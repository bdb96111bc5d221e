import SwiftUI

struct PortPickerView: View {
  let onPick: (Port) -> Void

  var body: some View {
    List(Port.allCases) { port in
      Button(port.name) {
        onPick(port)
      }
    }
    .presentationDetents([.medium])
  }
}
