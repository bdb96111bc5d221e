import UIKit

final class ShelfViewController: UIViewController {
  @IBAction private func ropesTapped(_ sender: UIButton) {
    performSegue(withIdentifier: "showRopes", sender: sender)
  }

  @IBAction private func shoesTapped(_ sender: UIButton) {
    performSegue(withIdentifier: "showShoe", sender: sender)  // planted: missing_segue
  }

  @IBAction private func newShoesTapped(_ sender: UIButton) {
    performSegue(withIdentifier: "showShoes", sender: sender)
  }

  @IBAction private func basketTapped(_ sender: UIButton) {
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    let basket = storyboard.instantiateViewController(withIdentifier: "Basket")
    navigationController?.pushViewController(basket, animated: true)
  }

  @IBAction private func giftTapped(_ sender: UIButton) {
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    let gift = storyboard
      .instantiateViewController(withIdentifier: "Gifts")  // planted: missing_storyboard_id
    navigationController?.pushViewController(gift, animated: true)
  }
}

final class RopesViewController: UIViewController {
  @IBAction private func sizesTapped(_ sender: UIButton) {
    let sizes = UIStoryboard(name: "Shop", bundle: nil)
      .instantiateViewController(withIdentifier: "RopeSizes")  // planted: missing_storyboard_id
    present(sizes, animated: true)
  }
}

final class ShoesViewController: UIViewController {}

final class BasketViewController: UIViewController {}
