/// All rules there are.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [any Rule] = [
    Allowed(),
    BarOutsideStack(),
    DeadRoute(),
    DeadScreen(),
    DeepLinkCoverage(),
    DeepLinkIgnoresURL(),
    DeepLinkRepeatsRoot(),
    DismissWithoutPresentation(),
    DuplicateDestination(),
    Forbidden(),
    MaxTaps(),
    MisplacedDestination(),
    MissingDestination(),
    MissingSegue(),
    MissingStoryboardID(),
    MixedLinks(),
    NestedStack(),
    NoWayBack(),
    PopTargetMissing(),
    PopWithoutPush(),
    PushOutsideStack(),
    Required(),
    SameDestination(),
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
