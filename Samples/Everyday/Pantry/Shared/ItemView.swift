import SwiftUI

struct ItemView: View {
  let item: Item

  @EnvironmentObject private var store: PantryStore
  @State private var editedNote: Note?

  var body: some View {
    List {
      if let note = store.notes[item.id] {
        Button(note.text) {
          editedNote = note
        }
      } else {
        Button("Add a note") {
          editedNote = Note(text: "")
        }
      }
    }
    .sheet(item: $editedNote) { note in
      NoteEditorView(note: note) { store.notes[item.id] = $0 }
    }
    .navigationTitle(item.name)
  }
}
