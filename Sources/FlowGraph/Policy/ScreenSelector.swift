/// Says which screens a policy is about: those that meet every condition that it has.
public struct ScreenSelector: Codable, Hashable, Sendable {
  /// Patterns of the name, one of which must match; empty for any.
  public var names: [CapturePattern]
  /// Patterns of the file, relative to the folder of the configuration.
  public var files: [CapturePattern]
  /// Patterns of the group: the coordinator, module or flow.
  public var groups: [CapturePattern]
  /// Tags, one of which the screen must bear.
  public var tags: [String]
  public var kinds: [Screen.Kind]
  /// Selectors, none of which may match.
  public var except: [ScreenSelector]

  public init(
    names: [CapturePattern] = [], files: [CapturePattern] = [], groups: [CapturePattern] = [],
    tags: [String] = [], kinds: [Screen.Kind] = [], except: [ScreenSelector] = []
  ) {
    self.names = names
    self.files = files
    self.groups = groups
    self.tags = tags
    self.kinds = kinds
    self.except = except
  }

  /// Whether it matches every screen.
  public var isOpen: Bool {
    self == ScreenSelector() || self == ScreenSelector(names: [.init("*")])
  }

  /// What its wildcards stand for, in the order name, file, group; nil where the screen is not
  /// meant.
  ///
  /// - Parameters:
  ///   - captured: What `$1`, `$2` … stand for.
  ///   - folder: What goes before a file's name so that it is relative to the configuration.
  public func match(_ screen: Screen, with captured: [String] = [], folder: String = "")
    -> [String]?
  {
    guard tags.isEmpty || !Set(tags).isDisjoint(with: screen.tags ?? []),
      kinds.isEmpty || kinds.contains(screen.kind)
    else { return nil }
    func first(_ patterns: [CapturePattern], _ text: String?, isPath: Bool = false) -> [String]? {
      if patterns.isEmpty { return [] }
      guard let text else { return nil }
      return patterns.lazy.compactMap { $0.match(text, with: captured, isPath: isPath) }.first
    }
    guard let name = first(names, screen.name),
      let file = first(files, folder + screen.file, isPath: true),
      let group = first(groups, screen.group)
    else { return nil }
    let found = name + file + group
    let excluded = except.contains {
      $0.match(screen, with: captured + found, folder: folder) != nil
    }
    return excluded ? nil : found
  }
}
