/// huri000/SwiftEntryKit: a controller or a view over whatever is on the screen.
enum SwiftEntryKitLibrary {
  static let model = LibraryModel(
    name: "SwiftEntryKit", modules: ["SwiftEntryKit"],
    markers: ["SwiftEntryKit", "EKAttributes", "EKWindow"],
    source: """
      class SwiftEntryKit {
        static func display(
          entry view: UIView, using attributes: Any, presentInsideKeyWindow: Bool = false,
          rollbackWindow: Any = 0
        ) {}
        static func display(
          entry controller: UIViewController, using attributes: Any,
          presentInsideKeyWindow: Bool = false, rollbackWindow: Any = 0
        ) {
          attributes.presenter.present(controller, animated: true)
        }
        static func dismiss(_ descriptor: Any = 0, with completion: (() -> Void)? = nil) {
          waymarkDismiss()
          if let completion { completion() }
        }
      }
      """)
}
