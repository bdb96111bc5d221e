import FlowGraph
import Foundation

/// Reads entitlements: the domains whose URLs the app is to be handed.
public enum AssociatedDomains {
  private static let key = "com.apple.developer.associated-domains"

  /// The hosts under `applinks:`, without modes such as `?mode=developer`.
  ///
  /// - Throws: `AppBundleError` for a file that is damaged, binary or no dictionary.
  public static func read(data: Data, file: String) throws(AppBundleError) -> [DeclaredLink] {
    let lines = PropertyListLines(String(decoding: data, as: UTF8.self))
    let root = try AppBundleReader.dictionary(data, lines, file: file)
    return (root[key] as? [Any] ?? []).compactMap { $0 as? String }.compactMap { entry in
      guard entry.hasPrefix("applinks:") else { return nil }
      let host = entry.dropFirst("applinks:".count).prefix { $0 != "?" }
      return DeclaredLink(
        .domain, String(host), at: SourcePlace(file: file, line: lines.string(entry, after: key)))
    }
  }
}
