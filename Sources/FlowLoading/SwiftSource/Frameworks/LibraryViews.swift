/// Views of UIKit's kind that a library brings whose source is not read.
extension Interpreter {
  /// Whether a name that nobody declares is one of UIKit's kind of view, and no screen of SwiftUI's:
  /// the file has no SwiftUI to show such a screen with.
  func isViewOfLibrary(_ name: String, _ frame: Frame) -> Bool {
    guard name.hasSuffix("View"), index.units.indices.contains(Int(frame.file)) else {
      return false
    }
    let imports = index.units[Int(frame.file)].imports
    return imports.contains("UIKit") && !imports.contains("SwiftUI")
  }

  /// A view that code makes and puts into its own: a person sets off there what it is given to run.
  func viewOfLibrary(_ site: CallSite, _ frame: Frame) -> ValueSet {
    for argument in site.arguments where !argument.value.isConstant {
      let values = evaluate(argument.value, frame)
      noteEscape([values])
      let code = ValueSet(values.values.filter(isCode) + codeKept(in: values))
      guard !code.isEmpty else { continue }
      triggered(site, frame) { invokeAll(code, [], argument.value, frame) }
    }
    return ValueSet([.external(site.name)], isOpen: true)
  }

  /// Whether a view whose source is elsewhere is given what it shows, and builders only of what
  /// stands on it to be looked at: `Dashboard(user: user) { Avatar(user) }`. Others frame what they
  /// build.
  func isOrnamented(_ site: CallSite, _ frame: Frame) -> Bool {
    var views: [Value] = []
    var isGiven = false
    for argument in site.arguments {
      let values = evaluate(argument.value, frame)
      guard values.values.contains(where: isCode) else {
        isGiven = isGiven || argument.label != nil
        continue
      }
      views += isolated { invokeAll(values, [], argument.value, frame) }.0.values.filter(isView)
    }
    return isGiven && !views.isEmpty
      && views.allSatisfy { view in
        type(of: view).map(syntax.views.isOrnament) ?? false
      }
  }

  /// Whether a value is a view whose source is elsewhere.
  func isUndeclaredView(_ value: Value) -> Bool {
    guard case .view(let number) = value, case .app(let shown) = heap.views[number],
      case .undeclared = shown.content
    else { return false }
    return true
  }
}
