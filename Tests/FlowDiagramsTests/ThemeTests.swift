import Foundation
import Testing

@testable import FlowDiagrams

@Suite("Colours")
struct ThemeTests {
  /// WCAG 2.1, 1.4.3: the contrast of text with its background, at least 4.5 to 1.
  @Test func textIsReadable() throws {
    #expect(!Theme.textPairs.isEmpty)
    for pair in Theme.textPairs {
      let contrast = try Self.contrast(pair.text, pair.background)
      #expect(contrast >= 4.5, "\(pair.text) on \(pair.background): \(contrast)")
    }
  }

  /// Every colour that a picture uses for text is among those that are checked.
  @Test func everyTextColourIsChecked() throws {
    let checked = Set(Theme.textPairs.map(\.text))
    for (_, graph) in Samples.all {
      let dot = try Diagram(graph: graph, options: Samples.options()).dot()
      let used = dot.matches(of: /<font color="(#[0-9a-f]{6})"/).map { String($0.1) }
      #expect(!used.isEmpty)
      #expect(Set(used).subtracting(checked).isEmpty)
    }
  }

  @Test func knownContrasts() throws {
    #expect(abs(try Self.contrast("#000000", "#ffffff") - 21) < 0.01)
    #expect(abs(try Self.contrast("#777777", "#ffffff") - 4.48) < 0.01)
  }

  private static func contrast(_ first: String, _ second: String) throws -> Double {
    let (a, b) = (try luminance(first), try luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: String) throws -> Double {
    let value = try #require(Int(color.dropFirst(), radix: 16))
    let channels = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { channel in
      let part = Double(channel) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
