/// The object that a connection starts at, described so that a person finds it.
public struct InterfaceBuilderElement: Hashable, Sendable {
  public var id: String
  /// The name of its element: `button`, `tableViewCell`, `tapGestureRecognizer`.
  public var kind: String
  public var customClass: InterfaceBuilderClass?
  /// What a person reads on it, or what its author called it.
  public var label: String?
  /// The reuse identifier of a cell.
  public var reuseIdentifier: String?
  public var line: Int

  /// What to call it as a trigger, `button “Buy”`; nil for a view controller, which code makes act.
  public var trigger: String? {
    if kind.hasSuffix("Controller") { return nil }
    let word = Self.words[kind] ?? kind
    return (label ?? reuseIdentifier).map { "\(word) “\($0)”" } ?? word
  }

  private static let words = [
    "barButtonItem": "bar button", "tableViewCell": "cell", "collectionViewCell": "cell",
    "collectionReusableView": "header or footer", "tapGestureRecognizer": "tap",
    "pongPressGestureRecognizer": "long press", "longPressGestureRecognizer": "long press",
    "swipeGestureRecognizer": "swipe", "panGestureRecognizer": "pan",
    "pinchGestureRecognizer": "pinch", "rotationGestureRecognizer": "rotation",
    "screenEdgePanGestureRecognizer": "swipe from the edge", "textField": "text field",
    "segmentedControl": "segmented control", "containerView": "container",
    "pageControl": "page control", "refreshControl": "pull to refresh",
    "searchBar": "search bar", "datePicker": "date picker", "pickerView": "picker",
  ]
}

/// A connection that leads from one scene to another.
public struct InterfaceBuilderSegue: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case show, showDetail, replace, embed
    /// The old kind that always pushes.
    case push
    /// A presentation with its `modalPresentationStyle`, where one is chosen.
    case presentation(style: String?)
    case popover
    /// A container's content: `rootViewController`, `viewControllers`, `masterViewController`.
    case relationship(String)
    /// A way back, with the selector of the method that it looks for.
    case unwind(action: String)
    /// What its class makes of it.
    case custom
    case other(String)

    /// Whether a container shows its content, with no act of a person or of code.
    var isStructure: Bool {
      switch self {
      case .relationship, .embed: true
      default: false
      }
    }
  }

  public var id: String
  public var kind: Kind
  public var identifier: String?
  /// The object id of a view controller, or of an exit for an unwind segue.
  public var destination: String
  /// A segue class of the app's own, which any kind can have.
  public var performer: InterfaceBuilderClass?
  public var source: InterfaceBuilderElement
  /// The object id of the view controller in whose scene it stands; nil in a nib.
  public var scene: String?
  /// The `@IBSegueAction` method that makes the destination.
  public var creationSelector: String?
  public var line: Int

  /// Whether only code can set it off, by its identifier.
  public var isManual: Bool { !kind.isStructure && source.trigger == nil }
}

/// A control's call of a method.
public struct InterfaceBuilderAction: Hashable, Sendable {
  public var id: String?
  /// With its colons: `buyTapped:`.
  public var selector: String
  /// The object id that it is sent to.
  public var destination: String
  /// The class of that object; nil for the responder chain and for objects without a class.
  public var targetClass: InterfaceBuilderClass?
  /// `touchUpInside`, `valueChanged`; nil for buttons in bars and for gestures.
  public var event: String?
  public var source: InterfaceBuilderElement
  /// The object id of the view controller in whose scene it stands; nil in a nib.
  public var scene: String?
  public var line: Int
}

/// A property that refers to an object of the file.
public struct InterfaceBuilderOutlet: Hashable, Sendable {
  public var property: String
  public var destination: String
  /// The class of the object that the property refers to.
  public var destinationClass: InterfaceBuilderClass?
  public var isCollection: Bool
  public var source: InterfaceBuilderElement
  public var scene: String?
  public var line: Int
}
