import SwiftUI

struct BackupView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var progress = 0.0

  var body: some View {
    ProgressView(value: progress)
      .padding()
      .task {
        while progress < 1 {
          try? await Task.sleep(for: .milliseconds(200))
          progress += 0.1
        }
        dismiss()
      }
      .navigationTitle("Back-up")
  }
}
