import SwiftUI

struct EntryView: View {
  let number: Int
  @Environment(Router.self) private var router
  @Environment(Session.self) private var session
  @State private var photo: Photo?
  @State private var isSharing = false
  @State private var isPrinting = false

  var body: some View {
    VStack {
      Button("Note and place") {
        router.path.append(.note)
        router.path.append(.place)  // planted: competing_path_writes
      }
      Button("Note") { router.path.append(.note) }
      Button("Photo") { photo = Photo(id: number) }
      Button("Share and print") {
        isSharing = true
        isPrinting = true  // planted: competing_presentations
      }
      Button(isSharing ? "Share" : "Share …") { isSharing = true }
      Button("Print") { isPrinting = true }
    }
    .sheet(item: $photo) { PhotoView(photo: $0) }
    .sheet(isPresented: $isSharing) { ShareView() }
    .fullScreenCover(isPresented: $isPrinting) { PrintView() }
    .onChange(of: session.account) {
      router.path.removeLast()  // planted: pop_without_push
    }
  }
}

struct Photo: Identifiable {
  let id: Int
}

struct PhotoView: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss
  @State private var isZoomed = false

  var body: some View {
    Button("Close") { dismiss() }
      .onOpenURL { isZoomed = $0.host == "zoom" }  // planted: deep_link_cold_start
      .fullScreenCover(isPresented: $isZoomed) { ZoomView() }
  }
}

struct ZoomView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}

struct ShareView: View {
  var body: some View { Text("Share") }
}

struct PrintView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
