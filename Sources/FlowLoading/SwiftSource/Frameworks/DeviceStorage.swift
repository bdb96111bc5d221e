/// `UserDefaults`, which holds the same values as the properties of `@AppStorage`.
enum DeviceStorage {
  private static let defaults = Value.external("UserDefaults")

  /// The one piece of state that all properties of a key are.
  static func place(_ keeper: StorageKeys.Keeper) -> Place {
    Place(object: nil, type: keeper.owner.id, name: keeper.variable.name)
  }

  static func member(_ name: String, of type: String) -> ValueSet? {
    type == "UserDefaults" && name == "standard" ? ValueSet(defaults) : nil
  }

  /// What stands for the keys whose values a call changes.
  static func keys(changedBy name: String, _ arguments: [Argument]) -> [String] {
    guard writing.contains(name), let key = arguments.first(where: { $0.label == "forKey" }) else {
      return []
    }
    return StorageKeys.words(key.value)
  }

  /// Attributes of properties that a database fills, of objects that it makes.
  static let filled: Set<String> = ["objc", "NSManaged", "Persisted"]

  private static let writing: Set<String> = ["set", "setValue", "removeObject"]

  static let methods: [String: Frameworks.Method] = [
    "set": write, "setValue": write,
    "removeObject": { interpreter, bases, _, site, frame in
      guard let place = place(bases, site, interpreter, frame) else { return nil }
      interpreter.write(
        interpreter.initialValue(of: place), to: place, element: false, site.expression)
      return ValueSet.none
    },
  ]

  private static let write: Frameworks.Method = { interpreter, bases, _, site, frame in
    guard let value = site.first, let place = place(bases, site, interpreter, frame) else {
      return nil
    }
    let values = interpreter.evaluate(
      value, frame, expected: interpreter.declaredType(of: place))
    interpreter.write(values, to: place, element: false, site.expression)
    return ValueSet.none
  }

  private static func place(
    _ bases: ValueSet, _ site: CallSite, _ interpreter: Interpreter, _ frame: Frame
  ) -> Place? {
    let storage = interpreter.syntax.storage
    guard bases.only == defaults, let key = site.argument("forKey"),
      let text = storage.text(of: key, in: frame.scope, file: frame.file),
      let keeper = storage.keeper(ofDefaults: text)
    else { return nil }
    return place(keeper)
  }
}
