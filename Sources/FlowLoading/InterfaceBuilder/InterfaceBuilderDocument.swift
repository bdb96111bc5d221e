/// What waymark needs to know of one `.storyboard` or `.xib` file.
public struct InterfaceBuilderDocument: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case storyboard, nib
  }

  /// The platform that the file was made for.
  public enum Runtime: String, Hashable, Sendable {
    case iOS, tvOS, macOS, watchOS, other

    /// Whether its scenes are view controllers of UIKit.
    public var isUIKit: Bool { self == .iOS || self == .tvOS }
  }

  public var kind: Kind
  public var runtime: Runtime
  /// The path of the file, relative to the graph's root.
  public var file: String
  /// The name, language and device that the path tells.
  public var variant: InterfaceBuilderVariant
  /// The object id of the scene that the storyboard begins with.
  public var initialViewController: String?
  /// Whether the system shows it while the app launches; nothing in it can run.
  public var isLaunchScreen: Bool
  /// The class of a nib's File's Owner.
  public var fileOwner: InterfaceBuilderClass?
  /// In the order of the file; empty for a nib.
  public var scenes: [InterfaceBuilderScene] = []
  /// The objects at a nib's top level, placeholders left out; empty for a storyboard.
  public var topLevelObjects: [InterfaceBuilderElement] = []
  public var segues: [InterfaceBuilderSegue] = []
  public var actions: [InterfaceBuilderAction] = []
  public var outlets: [InterfaceBuilderOutlet] = []

  /// The name that code calls it by: `Main` for `Base.lproj/Main~ipad.storyboard`.
  public var name: String { variant.name }

  /// The scene whose view controller has the given object id. O(n).
  public func scene(_ id: String) -> InterfaceBuilderScene? { scenes.first { $0.id == id } }
}

/// A class as a storyboard names it.
public struct InterfaceBuilderClass: Hashable, Sendable {
  /// The name in Swift, `Outer.Inner` when nested, without the module.
  public var name: String
  public var module: String?

  public init(name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }
}

/// One view controller of a storyboard, or a reference to one of another storyboard.
public struct InterfaceBuilderScene: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case viewController, tableViewController, collectionViewController
    case navigationController, tabBarController, splitViewController, pageViewController
    case glkViewController, avPlayerViewController, hostingController
    case reference(InterfaceBuilderReference)
    /// An element that this version does not know, by its name.
    case other(String)
  }

  /// The object id of the view controller, which segues name.
  public var id: String
  /// The id of the scene around it.
  public var sceneID: String
  public var kind: Kind
  public var customClass: InterfaceBuilderClass?
  public var storyboardIdentifier: String?
  public var restorationIdentifier: String?
  /// The name that the author gave it in Interface Builder.
  public var userLabel: String?
  /// The controller's title, or the one in its navigation item.
  public var title: String?
  /// What stands on its tab.
  public var tabTitle: String?
  public var isInitial: Bool
  /// Its `modalPresentationStyle`, where one is chosen: how it comes up unless a segue or code says
  /// another.
  public var modalStyle: String?
  /// Ids of objects that stand for a way out of the scene: unwind segues lead to them.
  public var exits: [String]
  public var file: String
  public var line: Int
}

/// Where a storyboard reference leads.
public struct InterfaceBuilderReference: Hashable, Sendable {
  /// Nil for the storyboard that the reference stands in.
  public var storyboard: String?
  /// Nil for the initial view controller.
  public var identifier: String?
  public var bundle: String?
}
