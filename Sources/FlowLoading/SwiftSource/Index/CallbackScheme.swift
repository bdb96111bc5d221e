/// The scheme by which a web page comes back to the app that shows it:
/// `ASWebAuthenticationSession(url: url, callbackURLScheme: "shop")`. The session takes the URL, and
/// no handler of the app's is asked.
struct CallbackScheme: Sendable {
  /// `*` where it is not written out.
  let text: String
  let span: Span

  init?(_ arguments: [Argument], _ span: Span) {
    guard let given = arguments.first(where: { $0.label == "callbackURLScheme" }) else {
      return nil
    }
    if case .string(let text?, let parts) = given.value.kind, parts.isEmpty {
      self.text = text
    } else {
      text = "*"
    }
    self.span = span
  }
}
