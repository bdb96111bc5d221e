/// What the heap keeps beside the properties of the program's types, so that whoever asked is told
/// when it grows: it stands where a property's place has the number of its type.
enum Bookkeeping: Int {
  /// Names of state that decides on what is shown.
  case steering = -3
  /// Locals that closures share.
  case locals = -4
  /// What observers of notifications are given.
  case notifications = -5
  /// State of a framework's, by its words.
  case framework = -6
  /// What bindings hold that are made by hand.
  case bindings = -7
  /// How containers make types of frameworks.
  case containers = -8
  /// Properties that are assigned where it is known whose they are.
  case settled = -9
  /// What is put around views under a key.
  case surrounding = -10
  case surroundedBy = -11
  case surroundedSomewhere = -12
  /// The views that come up as a screen, and the screens on which a view comes up.
  case shownAs = -13
  case shownBy = -14
  /// What representables gave views of UIKit's to ask and tell.
  case delegates = -15
  /// Variables outside all types.
  case globals = -16
  /// Streams that no property holds.
  case streams = -17
  /// Whether state keeps what other state was given.
  case keeping = -18
  /// What an object's generic parameters stand for.
  case generics = -19
  /// What closures said that run for whoever listens to a stream.
  case yielded = -20
  /// On whose bar views stand.
  case standing = -21
  /// With what code performs segues.
  case senders = -22
  /// Whether views hand bindings to their state out.
  case lent = -23
}

extension Place {
  init(object: Int?, of kind: Bookkeeping, name: String, local: Span? = nil) {
    self.init(object: object, type: kind.rawValue, name: name, local: local)
  }
}
