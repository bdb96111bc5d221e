import UIKit

final class TicketTypesViewController: UIViewController {
  private var isMember = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tickets"
  }

  @IBAction private func chooseDayTapped(_ sender: UIButton) {
    performSegue(withIdentifier: "showDay", sender: sender)
  }

  @IBAction private func memberTapped(_ sender: UIButton) {
    isMember = true
    performSegue(withIdentifier: "showMembership", sender: sender)  // planted: missing_segue
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let day = segue.destination as? DayPickerViewController {
      day.isMember = isMember
    }
  }
}
