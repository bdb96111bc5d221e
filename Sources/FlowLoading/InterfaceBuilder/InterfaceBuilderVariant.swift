/// What the path of a storyboard or nib tells: `ios/de.lproj/Main~ipad.storyboard`.
public struct InterfaceBuilderVariant: Hashable, Sendable {
  /// The name without folders, device and extension: `Main`.
  public var name: String
  /// The language of its `.lproj` folder; `Base` for the one that all languages share.
  public var language: String?
  /// The device that it is for, `ipad`, where its name says so.
  public var idiom: String?
  /// The folder without the language: `ios`. Variants of one file agree in it.
  public var folder: String

  public init(file: String) {
    var parts = file.split(separator: "/").map(String.init)
    var base = parts.popLast() ?? file
    if let dot = base.lastIndex(of: "."), dot > base.startIndex { base = String(base[..<dot]) }
    if let mark = base.lastIndex(of: "~"), mark > base.startIndex,
      case let device = base[base.index(after: mark)...].lowercased(),
      Self.devices.contains(device)
    {
      idiom = device
      base = String(base[..<mark])
    }
    if let last = parts.last, last.hasSuffix(".lproj") {
      language = String(last.dropLast(6))
      parts.removeLast()
    }
    name = base
    folder = parts.joined(separator: "/")
  }

  /// Those that a file's name can say it is for.
  private static let devices: Set<String> = [
    "iphone", "ipad", "appletv", "carplay", "mac", "vision",
  ]

  /// The order in which translations of one file are preferred: the shared one, English, others.
  var languageRank: String {
    switch language {
    case nil: "0"
    case "Base": "1"
    case "en", "English": "2"
    case let other?: "3\(other)"
    }
  }
}
