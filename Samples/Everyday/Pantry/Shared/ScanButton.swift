import SwiftUI

struct ScanButton: View {
  let onScan: (String) -> Void

  var body: some View {
    Button("Scan", systemImage: "barcode.viewfinder") {
      onScan("1")
    }
  }
}
