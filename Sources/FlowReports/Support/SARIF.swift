import FlowGraph
import FlowRules

/// The parts of SARIF 2.1.0 that a report uses, under the standard's own names.
enum SARIF {
  struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [Rule]
  }

  struct Message: Encodable { let text: String }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  struct Rule: Encodable {
    struct Default: Encodable {
      let enabled: Bool
      let level: String
    }
    struct Properties: Encodable { let tags: [String] }

    let id: String
    var shortDescription: Message?
    var fullDescription: Message?
    var help: Help?
    var defaultConfiguration: Default?
    var properties: Properties?

    init(id: String) { self.id = id }

    init(_ rule: any FlowRules.Rule) {
      id = rule.id
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.rationale)
      help = Help(
        text: "\(rule.rationale)\n\n\(rule.howToFix)",
        markdown: RuleDocumentation.markdown(for: rule)
      )
      defaultConfiguration = Default(
        enabled: rule.isOnByDefault, level: SARIF.level(rule.defaultSeverity))
      properties = Properties(tags: ["navigation", rule.group.rawValue])
    }
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let baselineState: String?
    let codeFlows: [CodeFlow]?
    let partialFingerprints: [String: String]
    let suppressions: [Suppression]?
  }

  struct Location: Encodable {
    struct Logical: Encodable { let name: String }

    let physicalLocation: PhysicalLocation
    var logicalLocations: [Logical]?
    var message: Message?

    init(physicalLocation: PhysicalLocation, message: Message? = nil) {
      self.physicalLocation = physicalLocation
      self.message = message
    }
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct CodeFlow: Encodable { let threadFlows: [ThreadFlow] }
  struct ThreadFlow: Encodable { let locations: [Step] }
  struct Step: Encodable { let location: Location }

  struct Suppression: Encodable {
    let kind: String
    let justification: String?

    init(_ aside: SetAsideFinding) {
      kind = aside.cause == .comment ? "inSource" : "external"
      justification = aside.reason
    }
  }

  static func level(_ severity: Severity) -> String { severity.rawValue }
}
