import UIKit

@MainActor
protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  var children: [any Coordinator] { get set }

  func start()
}

extension Coordinator {
  func add(_ child: any Coordinator) {
    children.append(child)
    child.start()
  }

  func remove(_ child: any Coordinator) {
    children.removeAll { $0 === child }
  }
}
