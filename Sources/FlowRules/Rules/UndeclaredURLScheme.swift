import FlowGraph

/// A scheme that code handles and Info.plist does not declare, or the other way round.
struct UndeclaredURLScheme: Rule {
  let id = "undeclared_url_scheme"
  let group = RuleGroup.deepLinks
  let summary =
    "A scheme that code handles and Info.plist does not declare, or that it declares and no code"
    + " can take."
  let rationale =
    "The system hands the app only URLs of the schemes that Info.plist declares. The link does"
    + " nothing, or the app comes up on its first page."
  let howToFix = "Declare the scheme under `CFBundleURLTypes`, alone: `recipes`, not `recipes://`."
  let defaultSeverity = Severity.warning

  func findings(in context: RuleContext) -> [Finding] {
    let declared = context.graph.declaredLinks.filter { $0.kind == .scheme }
    // What a build fills in can be any scheme; without a declaration Info.plist was not read.
    guard !declared.isEmpty, !declared.contains(where: { $0.isVariable || isMacro($0.text) })
    else { return [] }
    let known = Set(declared.map { $0.text.lowercased() })
    var found: [Finding] = []
    for row in declared where !isScheme(row.text) {
      found.append(
        finding(
          row.text,
          "\"\(row.text)\" is no scheme, so the system hands the app no URL for it. Write the scheme"
            + " alone, without `:` and what follows.", at: row.place))
    }
    var seen: Set<String> = []
    for link in context.graph.deepLinks where link.source == .url {
      guard let scheme = scheme(of: link.pattern), !known.contains(scheme.lowercased()),
        seen.insert(scheme).inserted
      else { continue }
      found.append(
        finding(
          scheme,
          "\(link.handler) takes URLs of the scheme \(scheme), and Info.plist does not declare it:"
            + " the system never hands the app such a URL. Declare \(scheme) under CFBundleURLTypes.",
          at: link.place))
    }
    // A session that shows a web page takes its own.
    let callbacks = Set(
      context.graph.declaredLinks.filter { $0.kind == .callback }.map { $0.text.lowercased() })
    let takesAny =
      context.graph.deepLinks.contains { $0.source == .url } || callbacks.contains("*")
    if !takesAny,
      let first = declared.first(where: {
        isScheme($0.text) && !callbacks.contains($0.text.lowercased())
          && !Self.markers.contains($0.text)
      })
    {
      found.append(
        finding(
          first.text,
          "Info.plist declares the scheme \(first.text), and no handler takes URLs: a person who taps"
            + " such a link comes to the app's first page. Add `onOpenURL` or the delegate's method,"
            + " or take the scheme out.", at: first.place,
          unless: context.generalDoubt ?? context.outsideDoubt))
    }
    return found
  }

  /// Schemes that other apps only ask for, to know what this one can do.
  private static let markers: Set<String> = ["org-appextension-feature-password-management"]

  private func isScheme(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// `LOGIN_SCHEME`, which the C preprocessor fills in: no scheme holds an underscore.
  private func isMacro(_ text: String) -> Bool {
    text.contains("_")
      && text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }

  /// The scheme that a pattern asks for; nil where any will do or it is the web's.
  private func scheme(of pattern: String) -> String? {
    let text = String(pattern.prefix { $0 != ":" })
    guard pattern.dropFirst(text.count).hasPrefix("://"), isScheme(text) else { return nil }
    return ["http", "https", "file"].contains(text.lowercased()) ? nil : text
  }

  var examples: [RuleExample] {
    [
      RuleExample(
        "A handler for another scheme", expects: ["recipe"],
        code: """
          // Info.plist: CFBundleURLSchemes: recipes
          .onOpenURL { url in if url.scheme == "recipe" { path = [.home] } }
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "recipes")
        app.deepLink("recipe://*", to: "Home")
      },
      RuleExample(
        "A scheme with what follows it", expects: ["recipes://"],
        code: """
          <key>CFBundleURLSchemes</key>
          <array><string>recipes://</string></array>
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "recipes://")
        app.deepLink("*", to: "Home")
      },
      RuleExample(
        "A scheme that no code takes", expects: ["recipes"],
        code: """
          // Info.plist: CFBundleURLSchemes: recipes; no `onOpenURL` anywhere
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "recipes")
      },
      RuleExample(
        "A scheme that a session takes which shows a web page",
        code: """
          // Info.plist: CFBundleURLSchemes: recipes
          ASWebAuthenticationSession(url: url, callbackURLScheme: "recipes") { url, error in }
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "recipes")
        app.declares(.callback, "recipes")
      },
      RuleExample(
        "A scheme by which other apps know what this one can do",
        code: """
          // Info.plist: CFBundleURLSchemes: org-appextension-feature-password-management
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "org-appextension-feature-password-management")
      },
      RuleExample(
        "Declared and handled",
        code: """
          // Info.plist: CFBundleURLSchemes: recipes
          .onOpenURL { url in if url.scheme == "recipes" { path = [.home] } }
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "recipes")
        app.deepLink("recipes://*", to: "Home")
      },
      RuleExample(
        "A scheme that a macro of the preprocessor fills in",
        code: """
          <string>LOGIN_SCHEME</string>   // INFOPLIST_PREPROCESS = YES
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "LOGIN_SCHEME")
        app.deepLink("recipes://*", to: "Home")
      },
      RuleExample(
        "A scheme that the build fills in",
        code: """
          <string>$(URL_SCHEME)</string>
          """
      ) { app in
        app.entry("Home")
        app.declares(.scheme, "$(URL_SCHEME)")
        app.deepLink("recipes://*", to: "Home")
      },
    ]
  }
}
