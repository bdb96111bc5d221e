/// SwiftUI's views and modifiers that hold content and do not navigate.
enum SwiftUIContent {
  static let constructors: [String: Frameworks.Constructor] = [
    "Group": transparent, "AnyView": transparent, "EquatableView": transparent,
    "ForEach": forEach,
    "Toggle": { control($0, $1, $2, label: "isOn") },
    "Picker": { control($0, $1, $2, label: "selection") },
    "List": { interpreter, site, frame in
      if let selection = site.argument("selection") {
        interpreter.noteSelection(
          interpreter.evaluate(selection, frame),
          as: interpreter.staticType(of: selection, frame))
      }
      // `List(items) { item in … }` repeats its content like ForEach.
      choose(interpreter, site, frame, label: "selection")
      let views = interpreter.within({ $0.lazy = "List" }) { forEach(interpreter, site, frame) }
      return ValueSet(interpreter.heap.view(.framework("List", views.values)))
    },
  ]

  static let modifiers: [String: Frameworks.Modifier] = [
    "modifier": { interpreter, base, site, frame in
      guard let argument = site.first else { return base }
      var result = ValueSet.none
      for value in interpreter.evaluate(argument, frame).values {
        guard let type = interpreter.type(of: value), !type.methods("body").isEmpty else {
          continue
        }
        result.formUnion(interpreter.invoke(method: "body", of: value, [base]))
      }
      guard result.values.contains(where: interpreter.isView) else { return base }
      let content = base.values.filter(interpreter.isView)
      return ValueSet(
        result.values.map { interpreter.unframed($0, around: content) }, isOpen: result.isOpen)
    },
    "disabled": { interpreter, base, site, frame in
      inert(interpreter, base, site, frame, when: true)
    },
    "allowsHitTesting": { interpreter, base, site, frame in
      inert(interpreter, base, site, frame, when: false)
    },
    "contextMenu": { interpreter, base, site, frame in
      // The preview cannot be tapped.
      let menu = interpreter.runArguments(site, frame, except: ["preview"])
      return interpreter.with(base, beside: menu.values.filter(interpreter.isView))
    },
    "onReceive": { interpreter, base, site, frame in
      guard let publisher = site.first, let closure = site.argument("perform") ?? site.trailing
      else {
        return base
      }
      let source = interpreter.evaluate(publisher, frame)
      let closures = interpreter.evaluate(closure, frame)
      Messages.listen(interpreter, source, closures, site, frame, publisher: publisher)
      return base
    },
    "onChange": { interpreter, base, site, frame in
      guard let subject = site.argument("of"),
        let closure = site.argument("perform") ?? site.trailing
          ?? site.arguments.last(where: { $0.label == nil })?.value
      else { return base }
      let values = interpreter.evaluate(subject, frame)
      let closures = interpreter.evaluate(closure, frame)
      let places = interpreter.places(of: subject, frame)
      interpreter.observed[site.span, default: []].formUnion(places)
      interpreter.noteObserved(subject, site.span, frame)
      // What a model is told to show, whoever tells it does.
      let isRelayed = interpreter.relay(places, to: closures)
      if !places.isEmpty, places.allSatisfy(interpreter.isNeverFilled) { return base }
      // A tap on a tab sets what the tabs are bound to, and no code is seen to.
      let tags = interpreter.tags(selectedBy: places)
      if isRelayed, tags.isEmpty { return base }
      let all =
        tags.isEmpty
        ? interpreter.controlled(values, of: places) : tags.union(isRelayed ? .none : values)
      return interpreter.on(base) {
        _ = interpreter.assuming(tags.isEmpty ? nil : .init(place: places[0], values: all)) {
          interpreter.triggered(site, frame) {
            interpreter.invokeAll(closures, [all, all], closure, frame)
          }
        }
        return []
      }
    },
  ]

  private static func inert(
    _ interpreter: Interpreter, _ base: ValueSet, _ site: CallSite, _ frame: Frame, when flag: Bool
  ) -> ValueSet {
    guard let value = site.first, interpreter.evaluate(value, frame).only == .boolean(flag) else {
      return base
    }
    return ValueSet(interpreter.heap.view(.inert(base.values.filter(interpreter.isView))))
  }

  /// A control by which a person changes the state that it is bound to.
  private static func control(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame, label: String
  ) -> ValueSet {
    choose(interpreter, site, frame, label: label)
    let views = interpreter.runArguments(site, frame).values.flatMap(interpreter.views)
    return ValueSet(interpreter.heap.view(.framework(site.name, views)))
  }

  private static func choose(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame, label: String
  ) {
    guard let state = site.argument(label) else { return }
    let places = interpreter.boundPlaces(interpreter.evaluate(state, frame))
    if site.name != "List" { interpreter.noteControlled(places, isFlag: label == "isOn") }
    interpreter.triggered(site, frame) {
      for place in places {
        let value = site.name == "List" ? interpreter.selected(in: place) : .unknown
        interpreter.noteState(.assign(value), place, site.expression)
      }
      return .none
    }
  }

  private static func transparent(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    let views = interpreter.runArguments(site, frame).values.flatMap(interpreter.views)
    return ValueSet(interpreter.heap.view(.group(views.map(interpreter.underConditions))))
  }

  /// Runs the content once for each known element, so that a table of screens gives them all.
  private static func forEach(
    _ interpreter: Interpreter, _ site: CallSite, _ frame: Frame
  ) -> ValueSet {
    guard let closure = site.argument("content") ?? site.trailing else {
      return ValueSet(
        interpreter.heap.view(
          .group(interpreter.runArguments(site, frame).values.flatMap(interpreter.views))))
    }
    let closures = interpreter.evaluate(closure, frame)
    let (elements, type) = site.first.map { items(of: $0, interpreter, frame) } ?? ([.unknown], nil)
    var views: [Value] = []
    for element in elements {
      let produced = interpreter.invokeAll(closures, [element], closure, frame, types: [type])
      let made = produced.values.filter(interpreter.isView).map(interpreter.underConditions)
      for view in interpreter.tagged(made, of: element, by: site) where !views.contains(view) {
        views.append(view)
      }
      // A list without data has no rows but those that are written.
      if site.first != nil { interpreter.noteRows(produced.values + made) }
    }
    interpreter.runArguments(
      CallSite(
        name: site.name,
        arguments: site.arguments.filter { !$0.isTrailing && $0.label != "content" },
        expression: site.expression, expected: nil), frame)
    return ValueSet(interpreter.heap.view(.group(views)))
  }

  /// What content is repeated for.
  static func items(
    of data: Expression, _ interpreter: Interpreter, _ frame: Frame
  ) -> ([ValueSet], ScopedType?) {
    var elements: [ValueSet] = []
    let values = interpreter.evaluate(data, frame)
    for value in values.values {
      if case .list(let items) = value { elements += items }
    }
    if elements.isEmpty && !interpreter.isLeftEmpty(data, values, frame) || elements.count > 24 {
      let type = interpreter.staticType(of: data, frame).flatMap(interpreter.elementType)
      let merged = elements.reduce(into: ValueSet.none) { $0.formUnion($1) }
      elements = [merged.isEmpty ? interpreter.anyValue(of: type) : merged]
    }
    return (elements, interpreter.genericElement(of: data, elements, frame))
  }

  /// Containers that build a child only while it is on screen.
  static let lazyContainers: Set<String> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
  ]

  /// Whether an unknown container is likely a stack of a library.
  static func mayHoldStack(_ name: String) -> Bool {
    !views.contains(name)
      && ["Nav", "Stack", "Coordinat", "Rout", "Flow"].contains { name.contains($0) }
  }

  /// Whether an unknown name is likely a screen of the app whose source is elsewhere.
  static func looksLikeScreen(_ name: String) -> Bool {
    ["View", "Screen", "Page", "Sheet", "List", "ViewController"].contains { name.hasSuffix($0) }
      && !views.contains(name) && !name.hasPrefix("UI") && !name.hasPrefix("NS")
      && !isViewOfUIKit(name)
  }

  /// `WKWebView`, `MKMapView`: what a controller puts into its own view.
  private static func isViewOfUIKit(_ name: String) -> Bool {
    name.hasSuffix("View") && UIKitClasses.isApple(name)
  }

  /// Whether an unknown name is likely a model of a screen, which keeps what it is given.
  static func looksLikeModel(_ name: String) -> Bool {
    ["ViewModel", "Coordinator", "Presenter", "Store"].contains { name.hasSuffix($0) }
  }

  /// SwiftUI's own views.
  static let views: Set<String> = leaves.union([
    "AsyncImage", "Label", "Button", "Toggle", "Slider", "Stepper", "Picker",
    "DatePicker", "MultiDatePicker", "ColorPicker", "TextField", "SecureField", "TextEditor",
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "List", "Form", "Section", "ScrollView", "ScrollViewReader", "Shape",
    "GeometryReader", "ProgressView", "Gauge", "Menu", "ContextMenu", "DisclosureGroup",
    "OutlineGroup", "Table", "TableColumn", "ControlGroup", "GroupBox", "LabeledContent", "Link",
    "ShareLink", "EditButton", "PasteButton", "RenameButton", "SignInWithAppleButton",
    "ContentUnavailableView", "TimelineView", "Canvas", "ViewThatFits", "Map",
    "MapKit", "PhotosPicker", "VideoPlayer", "WebView", "ToolbarItem", "ToolbarItemGroup",
    "Chart", "SpriteView", "SceneView", "HelpLink", "SettingsLink", "TextFieldLink",
    "ModifiedContent",
    "AnyLayout", "ActivityView", "SafariView",
  ])

  /// What lays a view out or paints it, which code of a view calls on itself: `frame(height: 5)`.
  static let layout: Set<String> = [
    "frame", "padding", "background", "overlay", "foregroundColor", "foregroundStyle", "font",
    "cornerRadius", "clipShape", "clipped", "opacity", "disabled", "buttonStyle", "fixedSize",
    "offset", "position", "shadow", "border", "multilineTextAlignment", "lineLimit", "tint",
    "listRowBackground", "listRowInsets", "listRowSeparator", "accessibilityIdentifier", "id",
    "layoutPriority", "contentShape", "scaleEffect", "rotationEffect", "mask", "zIndex",
    "aspectRatio", "environment", "environmentObject", "transition", "animation",
  ]

  /// Those in which no other view can stand.
  static let leaves: Set<String> = [
    "Text", "Image", "Spacer", "Divider", "Color", "Rectangle", "Circle", "Capsule", "Ellipse",
    "RoundedRectangle", "UnevenRoundedRectangle", "ContainerRelativeShape", "AnyShape", "Path",
    "EmptyView", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "ToolbarSpacer",
  ]
}
