/// UIKit's classes, as far as a program inherits from them, extends or makes them.
enum UIKitClasses {
  /// Each class that counts, with the class above it.
  static let superclasses: [String: String] = [
    "UIResponder": "NSObject",
    "UIApplication": "UIResponder",
    "UIView": "UIResponder",
    "UIWindow": "UIView",
    "UIControl": "UIView",
    "UIButton": "UIControl",
    "UIColorWell": "UIControl",
    "UIDatePicker": "UIControl",
    "UIPageControl": "UIControl",
    "UIRefreshControl": "UIControl",
    "UISegmentedControl": "UIControl",
    "UISlider": "UIControl",
    "UIStepper": "UIControl",
    "UISwitch": "UIControl",
    "UITextField": "UIControl",
    "UISearchTextField": "UITextField",
    "UIImageView": "UIView",
    "MKMapView": "UIView",
    "MKAnnotationView": "UIView",
    "MKMarkerAnnotationView": "MKAnnotationView",
    "MKPinAnnotationView": "MKAnnotationView",
    "UILabel": "UIView",
    "UIScrollView": "UIView",
    "UIStackView": "UIView",
    "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView",
    "UIToolbar": "UIView",
    "UIVisualEffectView": "UIView",
    "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UIViewController": "UIResponder",
    "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController",
    "UIHostingController": "UIViewController",
  ]

  /// Classes in the order in which they are declared.
  static let names: [String] =
    (Set(superclasses.keys).union(superclasses.values)).sorted()

  /// Labels before the object that asks, in delegates' methods that do not begin with it:
  /// `primaryViewController(forCollapsing:)`.
  static let callerLabels: Set<String> = ["forCollapsing", "forExpanding"]

  /// Kinds of UIKit's that a library's class says with the end of its name.
  private static let kinds = [
    "TableViewCell", "CollectionViewCell", "TableViewHeaderFooterView", "CollectionReusableView",
    "NavigationController", "TabBarController",
  ]

  /// The class above one of a framework; a framework's controller of any kind is a controller, and
  /// its cell a cell: `SwipeTableViewCell`.
  static func superclass(of name: String) -> String? {
    if let known = superclasses[name] { return known }
    if let kind = kinds.first(where: name.hasSuffix), !name.hasPrefix("UI") { return "UI\(kind)" }
    return name.hasSuffix("ViewController") || systemScreens.contains(name)
      ? "UIViewController" : nil
  }

  /// The class of controls that a library's class is one of, by its name: `BouncyButton`.
  static func control(named name: String) -> String? {
    ["Button", "Control"].first { name.hasSuffix($0) && name != $0 }.map { "UI\($0)" }
  }

  /// Whether a name bears the letters of a framework of the system.
  static func isApple(_ name: String) -> Bool {
    let letters = name.prefix { $0.isUppercase }
    return letters.count > 2 && prefixes.contains(String(letters.dropLast()))
  }

  private static let prefixes: Set<String> = [
    "UI", "NS", "CL", "MK", "AV", "WK", "SK", "PH", "CN", "EK", "MF", "UN", "CB", "GK", "AS", "PK",
    "QL", "SF", "MC", "HK", "SCN", "ARSCN", "AR", "MTK", "VN", "WC", "CK", "CX", "PDF", "GL", "URL",
    "XML", "IN", "INUI",
  ]

  /// The system's own screens, which are no part of an app's navigation.
  static let systemScreens: Set<String> = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UIDocumentPickerViewController", "UIDocumentInteractionController",
    "UIDocumentBrowserViewController", "UIPrintInteractionController",
    "UIColorPickerViewController",
    "UIFontPickerViewController", "UICloudSharingController", "UISearchController",
    "UIReferenceLibraryViewController", "UIVideoEditorController", "UIMenuController",
    "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "PHPickerViewController", "AVPlayerViewController", "QLPreviewController",
    "CNContactPickerViewController", "CNContactViewController", "EKEventEditViewController",
    "EKEventViewController", "EKCalendarChooser", "MPMediaPickerController",
    "SKStoreProductViewController",
    "GKGameCenterViewController", "GKMatchmakerViewController", "PKAddPassesViewController",
    "PKPaymentAuthorizationViewController", "VNDocumentCameraViewController",
    "CPInterfaceController",
    "ASAuthorizationController", "DOCConnectorViewController", "LPLinkView",
    "INUIAddVoiceShortcutViewController", "INUIEditVoiceShortcutViewController",
  ]

  /// Classes whose objects an initialiser that the program adds to them sets up.
  static let extensible: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIViewController", "UIWindow",
  ]

  static let constructors: [String: Frameworks.Constructor] = {
    var all: [String: Frameworks.Constructor] = [:]
    for name in systemScreens {
      all[name] = { interpreter, site, frame in
        interpreter.runArguments(site, frame)
        return ValueSet(.external(name))
      }
    }
    for name in [
      "UIViewController", "UITableViewController", "UICollectionViewController", "UIWindow",
    ] {
      all[name] = { interpreter, site, frame in
        interpreter.runArguments(site, frame)
        return interpreter.frameworkObject(name, site, frame).map { ValueSet(.object($0)) }
          ?? .unknown
      }
    }
    return all
  }()
}

/// What UIKit's own properties hold.
extension UIKitClasses {
  static let held: [String: String] = [
    "presentationController": "UIPresentationController",
    "popoverPresentationController": "UIPresentationController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController",
    "interactivePopGestureRecognizer": "UIGestureRecognizer",
    "searchController": "UISearchController", "searchBar": "UISearchBar",
  ]
}

/// Views that UIKit makes of what a nib says.
extension UIKitClasses {
  static func loadsNib(_ name: String, _ arguments: [Argument]) -> Bool {
    name == "loadNibNamed"
      || name == "instantiate" && arguments.contains { $0.label == "withOwner" }
  }

  /// One of a class that only a cast tells.
  static let nibView = Value.external("a view of a nib")

  static let methods: [String: Frameworks.Method] = ["loadNibNamed": load, "instantiate": load]

  /// What says a nib's name: `loadNibNamed("Header", …)`, `UINib(nibName: "Header", …).instantiate(…)`.
  private static func nibName(_ base: Expression, _ site: CallSite) -> Expression? {
    if site.name == "loadNibNamed" { return site.first }
    guard case .call(let callee, let arguments) = base.plain.kind, callee.lastName == "UINib" else {
      return nil
    }
    return arguments.first { $0.label == "nibName" }?.value
  }

  private static let load: Frameworks.Method = { interpreter, _, base, site, frame in
    guard loadsNib(site.name, site.arguments) else { return nil }
    interpreter.runArguments(site, frame)
    if let views = interpreter.views(ofNib: nibName(base, site), frame).nonEmpty {
      return ValueSet([.list(views.map { ValueSet($0) })], isOpen: true)
    }
    return ValueSet([.list([ValueSet([nibView], isOpen: true)])], isOpen: true)
  }
}

extension TypeInfo {
  func isKind(of framework: String) -> Bool {
    inherits(external: framework) || (isExternal && name == framework)
  }

  var isController: Bool { isKind(of: "UIViewController") }
  var isNavigationController: Bool { isKind(of: "UINavigationController") }
  var isTabController: Bool { isKind(of: "UITabBarController") }
  var isPageController: Bool { isKind(of: "UIPageViewController") }
  var isSplitController: Bool { isKind(of: "UISplitViewController") }

  /// Whether a library that is not read calls its objects.
  var isLibraryDelegate: Bool {
    externalSupertypes.contains { $0.hasSuffix("Delegate") && !UIKitClasses.isApple($0) }
  }

  /// Whether a library's container can ask it for pages.
  var isPageSource: Bool {
    kind == .classType && !isController
      && externalSupertypes.contains {
        $0.hasSuffix("DataSource") && !UIKitClasses.isApple($0)
      }
  }

  /// Whether a framework or a library holds its objects and calls them, of which it can be a view, a
  /// cell or a delegate.
  var isCalledByLibrary: Bool {
    isKind(of: "NSObject") || isLibraryDelegate || extendsClassOutside
  }

  /// Whether it stands for a view that others are put into: UIKit's, or a library's under whatever
  /// name.
  var holdsViews: Bool { isKind(of: "UIView") || isOfLibrary }

  /// Whether its class is below one of a library's of which nothing is known.
  var isOfLibrary: Bool { extendsClassOutside && !isKind(of: "NSObject") }

  /// Whether the system brings the screen. A dialog is the system's in a class of the app too.
  var isSystemScreen: Bool {
    isExternal && UIKitClasses.systemScreens.contains(name) || isAlert
  }

  var isAlert: Bool { isKind(of: "UIAlertController") }
}

extension Interpreter {
  /// An object of a framework's class, made at a call.
  func frameworkObject(_ name: String, _ site: CallSite, _ frame: Frame) -> Int? {
    guard let type = index.externalType(named: name) else { return nil }
    let object = heap.object(
      type: type.id, site: ObjectIdentifier(site.expression), maker: objectNumber(frame.receiver),
      origin: origin(of: frame).nonEmpty ?? controllersGiven(site, frame),
      wrapped: held(by: site.arguments, frame)?.site ?? caseHeld(in: frame), keepsMakers: true)
    noteMade(object, site.span, frame)
    return object
  }

  /// Where the controllers were made that shared code is given to put into an empty container:
  /// `func show(_ page: UIViewController) { let stack = UINavigationController(); … }`.
  private func controllersGiven(_ site: CallSite, _ frame: Frame) -> [ObjectIdentifier] {
    guard site.arguments.isEmpty, objectNumber(frame.receiver) == nil else { return [] }
    return frame.given.compactMap { given in
      given.only.map(isController) == true ? heap.site(of: given) : nil
    }
  }

  /// Keeps where an object is made and by which type's code.
  func noteMade(_ object: Int, _ span: Span, _ frame: Frame) {
    frame.made.insert(object)
    guard objectSpans[object] == nil else { return }
    if index.isModel(span) {
      // What a library's class makes is its subclass's in the app.
      let owner = frame.receiver.flatMap(type)
      objectSpans[object] = owner.map(\.span) ?? anchored(span)
      objectOwners[object] = owner?.name ?? anchor?.receiver.flatMap(type)?.name
    } else {
      objectSpans[object] = span
      objectOwners[object] = frame.scope?.name
    }
  }

  func isController(_ value: Value) -> Bool {
    switch value {
    case .object, .some: type(of: value)?.isController ?? false
    default: false
    }
  }

  /// The stack that a navigation controller keeps.
  func stack(ofController object: Int) -> Int {
    if let known = controllerStacks[object] { return known }
    let span = objectSpans[object] ?? index.types[heap.objects[object].type].span
    let number = facts.stack(
      span: span, receiver: .object(object), places: [], isLegacy: false, isSplit: false)
    facts.stacks[number].owner = objectOwners[object]
    facts.stacks[number].isController = true
    controllerStacks[object] = number
    return number
  }
}
