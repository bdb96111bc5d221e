/// Controls by which a person changes state: whoever watches that state acts on it.
enum SwiftUIInputs {
  static let controls: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper",
    "DatePicker", "ColorPicker", "MultiDatePicker",
  ]

  static let labels: Set<String> = ["text", "isOn", "selection", "value"]

  /// Labels of state that may come to hold whatever a person types or sets.
  static let freeLabels: Set<String> = ["text", "value"]
}

extension Interpreter {
  /// `TextField("PIN", text: $model.pin)`: the state can be anything from now on; runs what listens
  /// to it, as set off there.
  func runInput(_ site: CallSite, _ frame: Frame) {
    guard SwiftUIInputs.controls.contains(site.name) else { return }
    for argument in site.arguments {
      guard let label = argument.label, SwiftUIInputs.labels.contains(label) else { continue }
      let places = boundPlaces(evaluate(argument.value, frame))
      if SwiftUIInputs.freeLabels.contains(label) {
        for place in places { heap.write(.unknown, to: place) }
      }
      for place in places where isWatched(place) {
        _ = triggered(site, frame) {
          observe(place, .unknown)
          return .none
        }
      }
    }
  }

  /// Runs view code whose controls work only while a path is not empty: `.disabled(path.isEmpty)`.
  func enabled<Result>(
    by modifier: String, _ arguments: [Argument], _ frame: Frame, _ run: () -> Result
  ) -> Result {
    guard modifier == "disabled" || modifier == "allowsHitTesting", arguments.count == 1,
      case let asked = arguments[0].value, saysEmpty(asked) != (modifier != "disabled"),
      !emptiness(asked, frame).isEmpty
    else { return run() }
    let words =
      modifier == "disabled"
      ? negated([.expression(asked)], frame)
      : [describe(.expression(asked), frame)].compactMap { $0 }
    return within({ $0.conditions += words }, run)
  }

  /// Notes that a person sets state by a control: to either way, or to any of what it can be.
  func noteControlled(_ places: [Place], isFlag: Bool) {
    for place in places {
      if isFlag {
        heap.write(Self.eitherWay, to: place)
      } else {
        heap.write(ValueSet(.boolean(true)), to: place.controlled)
      }
    }
  }

  /// What state holds that somebody watches: where a control sets it, more than code puts there.
  func controlled(_ values: ValueSet, of places: [Place]) -> ValueSet {
    guard places.contains(where: { !heap.read($0.controlled).isEmpty }) else { return values }
    return ValueSet(values.values, isOpen: true)
  }

  /// `Row(isExpanded: $isShown)` of a library that is not read may set the flag that it is given,
  /// like a toggle. What comes up by the flag (`Panel(isPresented: $isShown)`) or lays out content
  /// is no control.
  func runOutsideInput(_ site: CallSite, _ frame: Frame) {
    guard !SwiftUIContent.views.contains(site.name), !UIKitClasses.isApple(site.name),
      !site.arguments.contains(where: \.isTrailing)
    else { return }
    for argument in site.arguments {
      let places = flags(handedOnBy: argument, frame)
      guard !places.isEmpty else { continue }
      triggered(site, frame) {
        for place in places { noteState(.assign(.unknown), place, site.expression) }
        return .none
      }
    }
  }

  /// The flags that an argument hands on to be set, `showsHelp: $isShown`.
  func flags(handedOnBy argument: Argument, _ frame: Frame) -> [Place] {
    guard isProjected(argument.value), let label = argument.label,
      !label.lowercased().contains("present")
    else { return [] }
    return boundPlaces(evaluate(argument.value, frame)).filter(isFlag)
  }

  /// A screen or a part of one that is not in the source may set the flags that it was given.
  func setFlags(in given: ValueSet, _ span: Span) {
    for place in boundPlaces(given) {
      noteState(.assign(.unknown), place, Expression(.null, span))
    }
  }

  /// Whether an expression is a binding to state: `$isShown`, `$model.isShown`.
  private func isProjected(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name, _): name.hasPrefix("$")
    case .member(let base?, let name, _): name.hasPrefix("$") || isProjected(base)
    default: false
    }
  }

  private func isFlag(_ place: Place) -> Bool {
    if let type = declaredType(of: place) { return type.reference.lastName == "Bool" }
    return heap.read(place).values.contains { if case .boolean = $0 { true } else { false } }
  }

  private func isWatched(_ place: Place) -> Bool {
    guard place.type >= 0 else { return false }
    return !heap.listeners(on: place).isEmpty
      || index.types[place.type].variable(place.name)?.0.observer != nil
  }
}

extension Place {
  /// Stands for whether a control sets it.
  fileprivate var controlled: Place {
    Place(object: object, type: type, name: "\(name)\u{0}controlled", local: local)
  }
}
