/// On which controllers stands what code made for a person to set off.
///
/// A coordinator puts its own buttons on another's screen, `viewer.navigationItem.rightBarButtonItem
/// = item`: where a control will stand is not known when its closure is seen. The value that stands
/// for the control says by which call it was made, and whoever puts it on a controller notes that.
struct StandingControls {
  private struct Made: Hashable {
    let span: Span
    let code: ValueSet
  }

  private var numbers: [Made: Int] = [:]
  private var owners: [Int: Set<Int>] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  /// The number of a control that a call makes to run some code.
  mutating func made(at span: Span, running code: ValueSet) -> Int {
    let made = Made(span: span, code: code)
    if let known = numbers[made] { return known }
    numbers[made] = numbers.count
    return numbers.count - 1
  }

  /// Notes that a control stands on the controllers of a class.
  mutating func put(_ control: Value, on controller: Int) {
    guard case .external(let name) = control, let number = Int(name.dropFirst(Self.prefix.count))
    else { return }
    owners[number, default: []].insert(controller)
  }

  /// The classes of the controllers on which a control stands.
  func owners(of control: Int) -> Set<Int>? { owners[control] }

  static func value(of control: Int) -> Value { .external(prefix + String(control)) }

  static func isControl(_ value: Value) -> Bool {
    if case .external(let name) = value { return name.hasPrefix(prefix) }
    return false
  }

  private static let prefix = "control:"
}

extension Interpreter {
  /// The control that a call makes, where it is one to be put somewhere.
  func control(madeBy site: CallSite, running code: ValueSet) -> Int? {
    guard Self.controlMakers.contains(site.name) else { return nil }
    return standingControls.made(at: anchored(site.span), running: code)
  }

  private static let controlMakers: Set<String> = ["UIAction", "UIKeyCommand"]

  /// The controls among values, and in lists of them.
  func controls(in values: ValueSet) -> [Value] {
    guard !standingControls.isEmpty else { return [] }
    return values.values.flatMap { value -> [Value] in
      if case .list(let items) = value { return items.flatMap(controls) }
      return StandingControls.isControl(value) ? [value] : []
    }
  }

  /// Lets controls stand where what holds them is put: `button.menu = menu`,
  /// `picker.view.addSubview(button)`. A local that is no controller holds them from then on.
  func put(_ values: ValueSet, on target: Expression, _ frame: Frame) {
    let controls = controls(in: values)
    guard !controls.isEmpty else { return }
    let root = root(of: target)
    if let local = root.flatMap({ frame.locals[$0] }) {
      if !local.values.values.contains(where: isController) {
        local.assign(local.values.union(ValueSet(controls)))
        return
      }
    } else if owners(of: target, frame).isEmpty {
      // A member of the code's own object, or of `self`.
      guard let receiver = frame.receiver, root != nil else { return }
      standControls(controls, on: heldKey(of: receiver).map { [$0] } ?? holders(ofView: receiver))
    }
    standControls(controls, on: owners(of: target, frame))
  }

  /// `button.addAction(action, for: .primaryActionTriggered)`, `view.addSubview(button)`.
  func putArguments(of site: CallSite, on base: Expression, _ frame: Frame) {
    // A view that is put into another was made before, its controls with it.
    let isPutting =
      Self.taking.contains(site.name)
      || !standingControls.isEmpty && UIKitContainers.addingView.contains(site.name)
    guard isPutting, let first = site.first else { return }
    put(evaluate(first, frame), on: base, frame)
  }

  private static let taking = UIKitActions.barMethods.union(["addAction"])

  /// The controllers on which a view stands that is given a control: a cell with a button of its data.
  private func holders(ofView view: Value) -> [HeldKey] {
    guard let type = type(of: view), type.isKind(of: "UIView") else { return [] }
    if let maker = maker(ofView: view) { return [HeldKey(type: maker.id)] }
    let owners = partOwners[view] ?? partOwners[.some(type.id)] ?? []
    return owners.sorted().map { HeldKey(type: $0) }
  }

  private func standControls(_ controls: [Value], on owners: [HeldKey]) {
    for owner in owners where !index.types[owner.type].isExternal {
      for control in controls { standingControls.put(control, on: owner.type) }
    }
  }

  /// The name that an expression begins with: `config` in `config.button.primaryAction`.
  private func root(of expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _): name
    case .member(let base?, _, _), .unwrap(let base), .index(let base, _): root(of: base)
    default: nil
    }
  }
}
