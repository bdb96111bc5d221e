/// scenee/FloatingPanel: a panel over a screen, which shows another controller's content.
enum FloatingPanelLibrary {
  static let model = LibraryModel(
    name: "FloatingPanel", modules: ["FloatingPanel"],
    markers: ["FloatingPanelController", "FloatingPanelLayout", "FloatingPanelControllerDelegate"],
    source: """
      class FloatingPanelController: UINavigationController {
        var contentViewController: UIViewController? {
          get { viewControllers.first }
          set { viewControllers = [newValue] }
        }
        func set(contentViewController content: UIViewController?) { viewControllers = [content] }
        func addPanel(
          toParent parent: UIViewController, at index: Int = -1, animated: Bool = false,
          completion: (() -> Void)? = nil
        ) {
          parent.addChild(self)
        }
      }
      """)
}
