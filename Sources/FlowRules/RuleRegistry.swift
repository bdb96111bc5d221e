/// All rules there are.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [any Rule] = [
    Allowed(),
    CompetingPathWrites(),
    CompetingPresentations(),
    DeadRoute(),
    DeadScreen(),
    DeepLinkColdStart(),
    DeepLinkCoverage(),
    DeepLinkIgnoresURL(),
    DeepLinkRepeatsRoot(),
    DeepLinkUnderModal(),
    Forbidden(),
    MaxTaps(),
    MissingDestination(),
    MissingEnvironment(),
    MissingSegue(),
    MissingStoryboardID(),
    PopWithoutPush(),
    PresentationInLazyRow(),
    PushBehindModal(),
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
