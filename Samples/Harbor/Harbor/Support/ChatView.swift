import SwiftUI

struct ChatView: View {
  let onAskForCall: () -> Void

  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Message", text: $text)
      Button("Call me instead", action: onAskForCall)
    }
    .padding()
    .navigationTitle("Chat")
  }
}
