/// A piece of a screen whose effect depends on where the screen comes up.
struct Part: Hashable {
  enum Kind: Hashable {
    /// A link, or a push on whatever controller is around it; with what sets it off, in words, and
    /// the controller that it is written for.
    case push(String, of: Int?)
    /// A destination and the type of its values; nil for one that state shows.
    case destination(TypeKey?)
    /// A stack by its number.
    case stack(Int)
    /// Leaving by the environment of a view of this type.
    case dismissal(of: Int?)
    /// A title, toolbar or search field.
    case bar(String)
    /// No back button, and no swipe in its place.
    case hiddenBack
    /// A sheet that cannot be swiped away.
    case undismissable
    /// A push of a navigation controller.
    case pushedController(String)
    /// A pop to a controller that is only just made.
    case freshTarget(String)
  }

  let kind: Kind
  let span: Span
  let screen: Int?
  let stack: Int?
  /// The lazy container that it stands in.
  let lazy: String?
  let isConditional: Bool

  /// Whether it is wrong wherever its screen comes up.
  var standsAlone: Bool {
    switch kind {
    case .pushedController, .freshTarget: true
    case .destination: lazy != nil
    default: false
    }
  }
}

extension Interpreter {
  /// Whether a stack is one that an action of a view makes: an image of it, or what it presents. It
  /// is no part of the view.
  func isMadeByAction(_ effect: Effect, on screen: Int?) -> Bool {
    guard case .part(.stack, _) = effect.kind, effect.context.trigger != nil, let screen,
      case .type(let type) = facts.screens[screen].key
    else { return false }
    return index.types[type].inherits(external: "View")
  }
}

extension Effect {
  /// The part that it tells of, as one of a screen; nil for a part inside a level of its own, of
  /// which nothing can be said.
  func part(of screen: Int?) -> Part? {
    guard case .part(let kind, let span) = self.kind, deepLink == nil else { return nil }
    let part = Part(
      kind: kind, span: span, screen: screen,
      stack: context.stack == Context.noStack ? nil : context.stack,
      lazy: context.lazy == Context.noLazy ? nil : context.lazy,
      isConditional: !context.conditions.isEmpty || context.isInBranch)
    return context.stack == Context.noStack && !part.standsAlone ? nil : part
  }
}
