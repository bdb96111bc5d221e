/// All rules there are.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [any Rule] = [
    Allowed(),
    DeadRoute(),
    DeadScreen(),
    DeepLinkCoverage(),
    DeepLinkIgnoresURL(),
    DeepLinkRepeatsRoot(),
    Forbidden(),
    MaxTaps(),
    MissingDestination(),
    PopWithoutPush(),
    Required(),
    SameDestination(),
    SuperfluousSuppression(),
    UnguardedPop(),
    UnhandledAction(),
    UnhandledDeepLink(),
    UnhandledRoute(),
    UnreachableScreen(),
    UnresolvedNavigation(),
    UntaggedTab(),
  ]

  public static var ids: [String] { all.map(\.id) }

  /// The rule with the given id.
  public static func rule(_ id: String) -> (any Rule)? { all.first { $0.id == id } }
}
