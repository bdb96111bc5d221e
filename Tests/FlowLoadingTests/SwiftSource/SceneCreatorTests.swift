import Testing

@testable import FlowLoading

@Suite("Controllers that code makes for a storyboard's scene")
struct SceneCreatorTests {
  @Test(
    "Each has what its creator gives it",
    arguments: [
      "instantiateViewController(identifier: \"Mail\") { coder in Mail(coder: coder, model: model) }",
      "instantiateViewController(identifier: \"Mail\", creator: { Mail(coder: $0, model: model) })",
      "instantiateInitialViewController { coder in Mail(coder: coder, model: model) }",
    ])
  func given(_ making: String) {
    expect(
      plainLaunch + """
        protocol MailDelegate: AnyObject { func note() }
        final class MailModel {
          weak var delegate: MailDelegate?
          init(delegate: MailDelegate?) { self.delegate = delegate }
          func tap() { delegate?.note() }
        }
        final class Flow: MailDelegate {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let model = MailModel(delegate: self)
            let storyboard = UIStoryboard(name: "Mail", bundle: nil)
            1️⃣stack.pushViewController(storyboard.\(making), animated: true)
          }
          func note() { 2️⃣stack.present(Detail(), animated: true) }
        }
        final class Mail: UIViewController {
          let model: MailModel
          init?(coder: NSCoder, model: MailModel) {
            self.model = model
            super.init(coder: coder)
          }
          @IBAction func tap() { model.tap() }
        }
        final class Start: UIViewController {
          var flow: Flow?
          @IBAction func mail() {
            flow = Flow(stack: navigationController!)
            flow?.start()
          }
          @IBAction func yard() { 3️⃣show(Yard(), sender: self) }
        }
        final class Yard: UIViewController {
          var flow: Flow?
          @IBAction func mail() {
            flow = Flow(stack: navigationController!)
            flow?.start()
          }
        }
        """,
      transitions: [
        "Start -push-> Yard at 3️⃣", "Start -push-> Mail at 1️⃣", "Yard -push-> Mail at 1️⃣",
        "Mail -sheet-> Detail at 2️⃣",
      ])
  }
}
