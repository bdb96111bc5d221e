import UIKit

final class ConfirmPurchaseViewController: UIViewController {
  @IBAction private func doneTapped(_ sender: UIButton) {
    dismiss(animated: true)
  }
}

final class TicketTermsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms"
  }
}
