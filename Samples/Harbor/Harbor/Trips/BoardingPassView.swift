import SwiftUI

struct BoardingPassView: View {
  let ticket: Ticket

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Image(systemName: "qrcode")
        .resizable()
        .scaledToFit()
      Text(ticket.id)
        .font(.title.monospaced())
      Button("Done") {
        dismiss()
      }
    }
    .padding()
  }
}
