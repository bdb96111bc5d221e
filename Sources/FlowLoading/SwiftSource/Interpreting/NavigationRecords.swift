import FlowGraph
import FlowLinks

/// A change of a piece of state.
enum StateChange: Hashable {
  case assign(ValueSet)
  case append(ValueSet)
  case pop(count: Int?, traps: Bool)
  case popAll
}

/// One navigation operation as the interpreter met it.
final class Operation: Hashable {
  typealias TypeID = Int

  enum Effect: Hashable {
    /// A write to state that a view may be bound to.
    case state(Place, StateChange)
    /// A value link: pushes on the stack that the screen stands on.
    case pushValue(ValueSet)
    /// A view link, or a controller shown: the views themselves.
    case show(ValueSet, Transition.Kind)
    /// Leaving by the environment of a view, which may have handed the action on.
    case dismiss(of: TypeID?)
    /// Takes a modal away, whatever was pushed in it; the one that a controller of one of these
    /// classes is, where code names another than itself, and by the code of which class.
    case dismissModal(of: [TypeID] = [], by: TypeID? = nil)
    /// Takes away what the screen presents, `presentedViewController?.dismiss(animated: true)`, or
    /// what a controller of this class does whose code it is.
    case dismissPresented(by: TypeID? = nil)
    /// Shows as the surroundings have it: pushes on a stack, presents where there is none.
    case adapt(ValueSet)
    /// Puts controllers into another as its children.
    case embed(ValueSet, in: ValueSet)
    /// Puts a hosting controller's view alone into a controller's.
    case embedView(ValueSet, in: ValueSet)
    /// A route or a screen that a router outside the source shows in some way.
    case route(ValueSet, Transition.Kind)
    /// Selects the tabs of a tag, wherever they are.
    case select(ValueSet)
    /// Selects a tab of one of these tab controllers, by its number or the controller in it; of
    /// the one around the screen where none is known.
    case selectItem(ValueSet, of: ValueSet)
    /// Gives a navigation controller its content.
    case setStack(ValueSet, isWhole: Bool)
    /// Puts a controller on a stack with another on top of it.
    case putBeneath(ValueSet)
    /// Gives the window its content.
    case window(ValueSet)
    /// Down to one of these controllers; none where that is not known.
    case popTo(ValueSet)
    /// Goes back to the nearest screen of one of the types.
    case unwind(to: [TypeID])
    /// Of the stack around the screen, or around one of these controllers.
    case pop(count: Int?, of: [TypeID] = [])
    case popToRoot
    case openURL(ValueSet)
    /// Another window of the app, by its id, the value that it shows, or both.
    case openWindow(id: ValueSet, value: ValueSet)

    /// Whether it takes screens away.
    var isLeaving: Bool {
      switch self {
      case .dismiss, .dismissModal, .dismissPresented, .pop, .popTo, .popToRoot, .unwind: true
      default: false
      }
    }
  }

  let effect: Effect
  let screen: Int?
  let stack: Int?
  let span: Span
  let trigger: Trigger?
  let conditions: [RunCondition]
  let hops: [Span]
  let isDeferred: Bool
  /// Whether nobody on its screen set it off: what it shows comes up where it is presented.
  let isUnattended: Bool
  /// Whether the initialiser of the controller on whose stack it acts does it: nobody has seen that
  /// stack yet.
  let isOfMaking: Bool
  /// The screens whose own code listens to what its screen said, and does it.
  let heardBy: [Int]
  /// Whether these are told among others.
  let isTold: Bool
  let deepLink: Int?
  let builder: ViewNode.Builder?
  private let hash: Int

  init(
    effect: Effect, screen: Int?, stack: Int?, span: Span, trigger: Trigger?,
    conditions: [RunCondition], hops: [Span], isDeferred: Bool, isUnattended: Bool,
    isOfMaking: Bool, heardBy: [Int], isTold: Bool = false, deepLink: Int?,
    builder: ViewNode.Builder?
  ) {
    (self.effect, self.screen, self.stack, self.span) = (effect, screen, stack, span)
    (self.trigger, self.conditions, self.hops) = (trigger, conditions, hops)
    (self.isDeferred, self.isUnattended, self.heardBy) = (isDeferred, isUnattended, heardBy)
    (self.isOfMaking, self.deepLink, self.builder) = (isOfMaking, deepLink, builder)
    self.isTold = isTold
    var hasher = Hasher()
    hasher.combine(effect)
    hasher.combine(screen)
    hasher.combine(stack)
    hasher.combine(span)
    hasher.combine(trigger?.span)
    hasher.combine(deepLink)
    hasher.combine(conditions)
    hasher.combine(hops)
    hash = hasher.finalize()
  }

  /// The same as a screen does it that only heard of it.
  func heard(by listener: Int) -> Operation {
    Operation(
      effect: effect, screen: listener, stack: stack, span: span, trigger: nil,
      conditions: conditions, hops: [], isDeferred: isDeferred, isUnattended: true,
      isOfMaking: isOfMaking, heardBy: [], deepLink: deepLink, builder: builder)
  }

  /// The same as a person does it on another screen.
  func on(screen: Int) -> Operation {
    Operation(
      effect: effect, screen: screen, stack: stack, span: span, trigger: trigger,
      conditions: conditions, hops: hops, isDeferred: isDeferred, isUnattended: isUnattended,
      isOfMaking: isOfMaking, heardBy: heardBy, isTold: isTold, deepLink: deepLink,
      builder: builder)
  }

  /// The same on those of its conditions alone that are among these.
  func on(_ others: [RunCondition]) -> Operation {
    Operation(
      effect: effect, screen: screen, stack: stack, span: span, trigger: trigger,
      conditions: conditions.filter(others.contains), hops: hops, isDeferred: isDeferred,
      isUnattended: isUnattended, isOfMaking: isOfMaking, heardBy: heardBy, isTold: isTold,
      deepLink: deepLink, builder: builder)
  }

  static func == (one: Operation, other: Operation) -> Bool {
    one === other
      || one.hash == other.hash && one.span == other.span && one.screen == other.screen
        && one.stack == other.stack && one.deepLink == other.deepLink
        && one.trigger == other.trigger && one.conditions == other.conditions
        && one.hops == other.hops && one.isDeferred == other.isDeferred
        && one.isUnattended == other.isUnattended && one.isOfMaking == other.isOfMaking
        && one.heardBy == other.heardBy && one.isTold == other.isTold
        && one.builder == other.builder && one.effect == other.effect
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

struct CaseName: Hashable {
  let type: Int
  let name: String
}

/// A place that views are presented from while state says so.
///
/// Kept once with its hash: every write of state looks through those of its name.
final class Presentation: Hashable {
  let places: [Place]
  /// The closures or views that make the content.
  let content: ValueSet
  let kind: Transition.Kind
  /// Whether the content is given the state's value.
  let isItem: Bool
  /// The value of the state for which alone it presents: `NavigationLink(…, tag:selection:)`.
  let tag: ValueSet
  /// Whether it is known to present: a modifier whose source is elsewhere may do other things.
  let isCertain: Bool
  /// The controller whose code presents, where others of its class are parts of screens too.
  let controller: Int?
  let screen: Int?
  let stack: Int?
  let span: Span
  let conditions: [RunCondition]
  private let hash: Int

  init(
    places: [Place], content: ValueSet, kind: Transition.Kind, isItem: Bool, tag: ValueSet,
    isCertain: Bool, controller: Int?, screen: Int?, stack: Int?, span: Span,
    conditions: [RunCondition]
  ) {
    (self.places, self.content, self.kind) = (places, content, kind)
    (self.isItem, self.tag) = (isItem, tag)
    (self.isCertain, self.controller) = (isCertain, controller)
    (self.screen, self.stack, self.span, self.conditions) = (screen, stack, span, conditions)
    var hasher = Hasher()
    hasher.combine(places)
    hasher.combine(content)
    hasher.combine(screen)
    hasher.combine(stack)
    hasher.combine(span)
    hash = hasher.finalize()
  }

  static func == (one: Presentation, other: Presentation) -> Bool {
    one === other
      || one.hash == other.hash && one.span == other.span && one.screen == other.screen
        && one.stack == other.stack && one.kind == other.kind && one.isItem == other.isItem
        && one.tag == other.tag && one.isCertain == other.isCertain
        && one.controller == other.controller
        && one.places == other.places && one.content == other.content
        && one.conditions == other.conditions
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// `navigationDestination(for:)` and its like.
struct Destination: Hashable {
  let type: TypeKey
  let content: ValueSet
  let screen: Int?
  let stack: Int?
  let span: Span
}

/// A type as a key of destinations.
enum TypeKey: Hashable {
  /// One that could not be worked out.
  case unknown
  case program(Int)
  case external(String)

  /// The key of a type: one that the program only extends is known by its name, as its values are.
  init(_ type: TypeInfo) {
    self = type.isExternal ? .external(type.name) : .program(type.id)
  }
}

struct StackRecord {
  let span: Span
  /// The screen that shows it; known once one does.
  var screen: Int?
  let receiver: Value?
  var places: [Place]
  var content: ValueSet
  var isLegacy: Bool
  /// Columns beside each other rather than one on top of another.
  var isSplit: Bool
  /// Whether a library keeps it: one array for all that is pushed and presented, whose values meet
  /// destinations for their superclasses too.
  var isOfLibrary = false
  /// Whether the first element of its path is the root.
  var includesRoot = false
  /// How elements that do not say so themselves are shown.
  var elementKind = TransitionKind.push
  /// Whether what is presented or pushed was seen to bring it along: whoever shows that is not
  /// the stack's owner.
  var isBroughtAlong = false
  /// Whether it is given a path of which it is not known what state it is.
  var hasUnknownPath = false
  /// Whether it is a navigation controller, which code fills.
  var isController = false
  /// The type whose code makes it, where no screen shows it by its body.
  var owner: String?
}

struct TabsRecord {
  struct Tab: Hashable {
    let tag: ValueSet
    let isTagged: Bool
    let label: String?
    let content: ValueSet
    let span: Span
  }

  let span: Span
  var screen: Int?
  let receiver: Value?
  var places: [Place]
  var hasSelection: Bool
  var tabs: [Tab]
  var isPartial: Bool
}

struct DeepLinkRecord {
  let span: Span
  let closure: ValueSet
  var screen: Int?
  /// The text of the URL, for a literal that the app itself opens; nil for what comes from outside.
  let literal: String?
  var readsURL = false
  /// Whether all that is done with the URL is done where no source is to be read.
  var isHandedOn = false
  /// State that it writes, which other code may look at.
  var writes: Set<Place> = []
  var source = DeepLink.Source.url
  /// The type whose code it is, for an intent.
  var owner: Int?
  /// The first function of the program that is given the URL.
  var receiver: (name: String, span: Span)?
  /// Whether it takes user activities rather than URLs that are opened.
  var isActivity = false
  /// The one type of activity that it takes, where that is known and not a web page.
  var activityType: String?
  /// Whether it takes activities of another type than web pages.
  var isOfOwnActivity = false
  /// Whether it takes only what launches the app.
  var isOfLaunch = false
  /// For a literal: the handler that takes it.
  var handler: Int?
  /// What it takes, where it is registered under that.
  var pattern: URLPattern?
}

struct ScreenRecord {
  enum Key: Hashable {
    case type(Int)
    case undeclared(String)
    case inline(InlinePage)
  }

  let key: Key
  /// The object that stands for every instance of it; plain controllers that one type makes.
  var objects: [Int]
  /// Where it is first named.
  var span: Span
  /// Closures that a screen without source was given.
  var callbacks: ValueSet = .none
  var isContainer = false
  /// Who presents a page without a type: where no row leads to it, what it does is that screen's.
  var presenter: Int?
  /// The app itself, which is a screen only where its scenes hold content of their own.
  var isApp = false
}
