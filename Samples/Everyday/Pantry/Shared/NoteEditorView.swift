import SwiftUI

struct NoteEditorView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State var note: Note

  let onSave: (Note) -> Void

  var body: some View {
    VStack {
      TextEditor(text: $note.text)
      Button("Save") {
        onSave(note)
        presentationMode.wrappedValue.dismiss()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
