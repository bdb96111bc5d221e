import SwiftUI
import UIKit

/// The shop is older than the rest of the app, and a storyboard.
struct ShopView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    let shelf = storyboard.instantiateViewController(withIdentifier: "Shelf")
    return UINavigationController(rootViewController: shelf)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
