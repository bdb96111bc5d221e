import UIKit

final class FareListController: UIViewController {
  @objc func open() {
    navigationController?.pushViewController(FareController(), animated: true)
  }

  @objc func edit() {
    let editor = UINavigationController(rootViewController: FareEditorController())
    navigationController?.pushViewController(editor, animated: true) // planted: nested_stack
  }
}

final class FareController: UIViewController {
  @objc func more() {
    navigationController?.pushViewController(FareRulesController(), animated: true)
  }

  @objc func backToList() {
    navigationController?.popToViewController(FareListController(), animated: true) // planted: pop_target_missing
  }
}

final class FareRulesController: UIViewController {
  @objc func backToFare() {
    navigationController?.popToViewController(FareController(), animated: true) // planted: pop_target_missing
  }

  @objc func backToList() {
    guard let list = navigationController?.viewControllers.first else { return }
    navigationController?.popToViewController(list, animated: true)
  }
}

final class FareEditorController: UIViewController {}
