/// Controls by which a person changes state: whoever watches that state acts on it.
enum SwiftUIInputs {
  static let controls: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper",
    "DatePicker", "ColorPicker", "MultiDatePicker",
  ]

  static let labels: Set<String> = ["text", "isOn", "selection", "value"]
}

extension Interpreter {
  /// `TextField("PIN", text: $model.pin)`: runs what listens to the state, as set off there.
  func runInput(_ site: CallSite, _ frame: Frame) {
    guard SwiftUIInputs.controls.contains(site.name) else { return }
    for argument in site.arguments {
      guard let label = argument.label, SwiftUIInputs.labels.contains(label) else { continue }
      for place in boundPlaces(evaluate(argument.value, frame)) where isWatched(place) {
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
