import UIKit

final class DayPickerViewController: UIViewController {
  var isMember = false

  @IBOutlet private var datePicker: UIDatePicker!

  @IBAction private func buyTapped(_ sender: UIButton) {
    let identifier = "confirm"
    performSegue(withIdentifier: identifier, sender: datePicker.date)
  }
}
