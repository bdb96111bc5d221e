import SwiftUI

struct PaymentMethodsView: View {
  @State private var isAdding = false

  var body: some View {
    List {
      Text("•••• 4242")
      Button("Add a card") {
        isAdding = true
      }
    }
    .sheet(isPresented: $isAdding) {
      CardEntryView()
    }
    .navigationTitle("Payment methods")
  }
}
