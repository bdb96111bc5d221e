import SwiftUI

struct HelpView: View {
  let topic: LocalizedStringKey

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List {
        Text(topic)
        NavigationLink {
          ContactView()
        } label: {
          Label("Write to us", systemImage: "envelope")
        }
      }
      .toolbar {
        Button("Close", action: dismiss.callAsFunction)
      }
      .navigationTitle("Help")
    }
  }
}

struct ContactView: View {
  @State private var message = ""

  var body: some View {
    Form {
      TextField("Message", text: $message, axis: .vertical)
    }
    .navigationTitle("Write to us")
  }
}
