/// All rules there are.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [any Rule] = [
    Allowed(),
    BarOutsideStack(),
    CompetingPathWrites(),
    CompetingPresentations(),
    DeadRoute(),
    DeadScreen(),
    DeepLinkColdStart(),
    DeepLinkCoverage(),
    DeepLinkIgnoresURL(),
    DeepLinkRepeatsRoot(),
    DeepLinkUnderModal(),
    DismissWithoutPresentation(),
    DuplicateDestination(),
    Forbidden(),
    MaxTaps(),
    MisplacedDestination(),
    MissingDestination(),
    MissingEnvironment(),
    MissingSegue(),
    MissingStoryboardID(),
    MixedLinks(),
    NestedStack(),
    NoWayBack(),
    PopTargetMissing(),
    PopWithoutPush(),
    PresentationInLazyRow(),
    PushBehindModal(),
    PushOutsideStack(),
    Required(),
    SameDestination(),
    StalePresentationState(),
    SuperfluousSuppression(),
    UnboundedStack(),
    UndeclaredURLScheme(),
    UnguardedPop(),
    UnhandledAction(),
    UnhandledDeepLink(),
    UnhandledRoute(),
    UniversalLinkShadowed(),
    UnreachableScreen(),
    UnresolvedNavigation(),
    UntaggedTab(),
  ]

  public static var ids: [String] { all.map(\.id) }

  /// The rule with the given id.
  public static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
