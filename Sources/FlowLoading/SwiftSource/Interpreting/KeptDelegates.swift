/// Objects of the program that code of SwiftUI's makes delegates of what is not in the source.
extension Interpreter {
  /// Runs what an object is told once it is a framework's delegate: `player.delegate = listener`.
  /// Nobody else tells when that is, so a person may be on the screen whose code gives it.
  func runKeptDelegates(
    _ values: ValueSet, by left: Expression, _ targets: [Place], _ frame: Frame
  ) {
    guard case .member(let base?, let name, _) = left.plain.kind,
      Self.delegateNames.contains(name), isShownBySwiftUI,
      values.values.contains(where: isToldOutside), !isOfRepresentable(frame.receiver),
      isForeign(base.plain, name, frame), targets.allSatisfy({ !isDeclared($0) })
    else { return }
    runTold(values)
  }

  /// The same of what a framework's initialiser or method is given: `URLSession(…, delegate: self)`.
  func runKeptDelegates(of argument: Argument, _ values: ValueSet, _ frame: Frame) {
    guard let label = argument.label, Self.delegateNames.contains(label), isShownBySwiftUI,
      !isOfRepresentable(frame.receiver)
    else { return }
    runTold(values)
  }

  private func runTold(_ values: ValueSet) {
    within({ $0.isDeferred = false }) {
      for value in values.values where isToldOutside(value) {
        guard let type = type(of: value) else { continue }
        runHandlers(of: value, type)
      }
    }
  }

  /// Whether a value is an object that a framework or a library can call, and that nothing else
  /// runs: controllers and views run where they are shown.
  private func isToldOutside(_ value: Value) -> Bool {
    guard case .object = value, let type = type(of: value), !type.isExternal, !type.isOutside else {
      return false
    }
    return type.kind == .classType && type.isCalledByLibrary && !type.isController
      && !type.isKind(of: "UIResponder") && !type.isKind(of: "UIView")
      && !ViewSyntax.isRepresentable(type)
  }

  /// Whether a screen of SwiftUI's has the code run: a controller runs all objects that it makes.
  private var isShownBySwiftUI: Bool {
    guard let screen = showing, !facts.screens[screen].isApp else { return false }
    return !facts.screens[screen].objects.contains {
      index.types[heap.objects[$0].type].isController
    }
  }

  private func isOfRepresentable(_ receiver: Value?) -> Bool {
    receiver.flatMap(type).map(ViewSyntax.isRepresentable) ?? false
  }
}
