/// A view as a builder gives it.
enum ViewNode: Hashable {
  /// A view, controller or coordinator of the program, or one that it names and does not declare.
  case app(Shown)
  /// A framework's view with what it contains.
  case framework(String, [Value])
  /// No level of its own: `Group`, a branch, several statements of a builder.
  case group([Value])
  /// Beside the content, never the content: an overlay, a toolbar, a tab's label.
  case beside([Value])
  /// Shown, but nobody can act on it: `.disabled(true)`, `.allowsHitTesting(false)`.
  case inert([Value])
  /// What a modifier of a view of the program does: it belongs to whatever screen the view is on.
  case acting(EffectList, Context)
  /// The tag of a tab.
  case tagged(Value, tag: ValueSet, label: String?)
  /// A stack by its number, with what it holds where it is made: the same code can make it with
  /// other content for another value.
  case stack(Int, [Value])
  case tabs(Int)
  case split(Int)

  struct Shown: Hashable {
    enum Content: Hashable {
      case object(Int)
      /// A controller of a framework's class, under the name of what makes it.
      case plain(Int, name: String)
      /// Not in the source: its name, and the closures that it was given.
      case undeclared(String, callbacks: ValueSet)
    }

    let content: Content
    /// Where it is made.
    let span: Span
    var conditions: [RunCondition]
    /// The function that builds it, `Coordinator.profile()`, where a function does.
    let builder: Builder?
    /// Types of the objects that modifiers on it put into its environment, sorted.
    var environment: [Int] = []
    /// Whether a hosting controller shows it, so that it inherits no environment.
    var isHosted = false
  }

  struct Builder: Hashable {
    let name: String
    let span: Span
  }
}
