/// A page that shows one layout before, during and after a change. It needs no network and no
/// script.
public struct ChangePage: Sendable {
  private let title: String
  private let pictures: [(name: String, svg: String)]

  /// - Parameters:
  ///   - title: the page's title.
  ///   - pictures: the views by name, as `SVGCleaner` leaves them; `change` is shown first.
  public init(title: String, pictures: [(name: String, svg: String)]) {
    self.title = title
    self.pictures = pictures
  }

  public func html() -> String {
    let title = Escaping.html(title)
    let inputs = pictures.map { picture in
      "<input type=\"radio\" name=\"view\" id=\"view-\(picture.name)\""
        + (picture.name == "change" ? " checked" : "") + ">"
        + "<label for=\"view-\(picture.name)\">\(Self.word(picture.name))</label>"
    }
    let views = pictures.map { picture in
      "<div class=\"view \(picture.name)\">\n\(Self.own(picture.svg, picture.name))</div>"
    }
    let rules = pictures.map {
      "#view-\($0.name):checked ~ .\($0.name) { display: block }"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      body { margin: 0; font: 14px Helvetica, Arial, sans-serif; color: #0f172a; background: #fff }
      input { position: absolute; opacity: 0 }
      label { display: inline-block; margin: 12px 0 4px 12px; padding: 6px 14px; cursor: pointer; border: 1px solid #cbd5e1; border-radius: 6px }
      input:checked + label { background: #0f172a; border-color: #0f172a; color: #fff }
      input:focus-visible + label { outline: 2px solid #1d4ed8; outline-offset: 2px }
      .view { display: none; overflow: auto }
      \(rules.joined(separator: "\n"))
      </style>
      </head>
      <body>
      \(inputs.joined(separator: "\n"))
      \(views.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static func word(_ name: String) -> String {
    name.prefix(1).uppercased() + String(name.dropFirst())
  }

  /// One page holds three pictures: each has ids of its own, and none has a prolog.
  private static func own(_ svg: String, _ name: String) -> String {
    let start = svg.firstRange(of: "<svg")?.lowerBound ?? svg.startIndex
    // Only in tags: text may hold the same words.
    return svg[start...].split(separator: "<", omittingEmptySubsequences: false).map { piece in
      let end = piece.firstIndex(of: ">") ?? piece.startIndex
      let tag = String(piece[..<end]).replacing(" id=\"", with: " id=\"\(name)-")
        .replacing("url(#", with: "url(#\(name)-")
        .replacing("href=\"#", with: "href=\"#\(name)-")
      return tag + String(piece[end...])
    }.joined(separator: "<")
  }
}
