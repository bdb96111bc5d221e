import SwiftUI

extension View {
  /// Dims the view and shows a spinner while something is under way.
  func loading(_ isLoading: Bool) -> some View {
    overlay {
      if isLoading {
        ProgressView()
      }
    }
    .disabled(isLoading)
  }
}
