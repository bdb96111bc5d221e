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

  private func isWatched(_ place: Place) -> Bool {
    guard place.type >= 0 else { return false }
    return !heap.listeners(on: place).isEmpty
      || index.types[place.type].variable(place.name)?.0.observer != nil
  }
}
