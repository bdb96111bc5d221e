import UIKit

final class TranscriptViewController: UIViewController {
  private let textView = UITextView()

  override func loadView() {
    view = textView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Transcript"
    textView.text = "You are standing before the oldest glass of the house."
  }
}
