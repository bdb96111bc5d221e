/// How much is evaluated, counted and not timed, so that the result does not depend on the machine.
struct EvaluationBudget {
  /// What a task may evaluate: a screen, a handler.
  private static let ofTask = 400_000
  /// What a launch may, before whose end no screen is known.
  private static let ofLaunch = 1_200_000
  /// What is given to one that took all of that before: a few such would leave nothing for all the
  /// others.
  private static let ofEndlessTask = 40_000
  /// Past this nothing more is evaluated, whatever is left to do.
  private static let ceiling = 6_000_000
  /// Past this no further round begins.
  private static let ofRounds = 3_500_000

  struct Spent {
    fileprivate(set) var all = 0
    /// Without what tasks took that did not come to an end.
    fileprivate(set) var useful = 0
  }

  enum Payment {
    case paid
    /// Nothing more is evaluated. The task that is cut off, the first time that it is refused
    /// something.
    case refused(Span?)
  }

  var spent = Spent()
  private var fuel = 0
  private var given = 0
  private var task: Span?
  private var endless: Set<Span> = []

  /// How often something was refused.
  private(set) var refusals = 0

  /// Whether no further round of interpretation is to begin.
  var isUsedUp: Bool { spent.useful > Self.ofRounds || isSpent }

  /// Whether nothing more is evaluated at all.
  var isSpent: Bool { spent.all >= Self.ceiling }

  mutating func begin(_ task: Span?, isLaunch: Bool = false) {
    let whole = isLaunch ? Self.ofLaunch : Self.ofTask
    given = task.map(endless.contains) == true ? Self.ofEndlessTask : whole
    fuel = given
    self.task = task
  }

  /// Lets a task go on that has run for long.
  mutating func refuel() { fuel = max(fuel, Self.ofEndlessTask) }

  /// So many calls are told out in the time that one expression takes.
  private static let stepsOfOne = 16

  /// Takes the price of telling out calls, which cuts nothing off and lets rounds end.
  mutating func charge(steps: Int) { spent.useful += steps / Self.stepsOfOne }

  /// Takes the price of one expression.
  mutating func pay() -> Payment {
    fuel -= 1
    spent.all += 1
    spent.useful += 1
    guard fuel > 0, spent.all < Self.ceiling else {
      defer { task = nil }
      refusals += 1
      if fuel <= 0, let task, endless.insert(task).inserted { spent.useful -= given }
      return .refused(task)
    }
    return .paid
  }
}
