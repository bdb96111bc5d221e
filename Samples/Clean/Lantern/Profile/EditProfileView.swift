import SwiftUI

struct EditProfileView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("readerName") private var name = "Reader"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Done") {
        dismiss()
      }
    }
    .presentationDetents([.medium])
  }
}
