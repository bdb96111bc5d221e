/// The kinds of file that say something about navigation, told by their names.
public enum SourceKind: String, CaseIterable, Sendable {
  case swift
  case flowFile
  case interfaceBuilder
  case propertyList
  case entitlements
  case siteAssociation
  case xcodeProject

  /// - Parameter path: a file's name, or a path that ends with it.
  /// - Returns: nil for a file that no loader reads.
  public init?(path: String) {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    func ends(_ suffixes: String...) -> Bool { suffixes.contains { name.hasSuffix($0) } }
    if ends(".swift") {
      self = .swift
    } else if ends(".flow.yml", ".flow.yaml", ".flow.json") {
      self = .flowFile
    } else if ends(".storyboard", ".xib") {
      self = .interfaceBuilder
    } else if ends("info.plist") || Self.isInfoOfBuild(name) {
      self = .propertyList
    } else if name == "project.pbxproj" {
      self = .xcodeProject
    } else if ends(".entitlements") {
      self = .entitlements
    } else if name == "apple-app-site-association" || name == "apple-app-site-association.json" {
      self = .siteAssociation
    } else {
      return nil
    }
  }

  /// Whether a file is the Info.plist of one of several builds or platforms: `Info-Release.plist`,
  /// `iOS.plist`.
  private static func isInfoOfBuild(_ name: String) -> Bool {
    guard name.hasSuffix(".plist"), !name.hasPrefix("googleservice") else { return false }
    return name.hasPrefix("info") || name.contains("-info")
      || platforms.contains(String(name.dropLast(".plist".count)))
  }

  private static let platforms: Set<String> = [
    "ios", "iphone", "ipad", "ipados", "tvos", "macos", "watchos", "visionos",
  ]
}
