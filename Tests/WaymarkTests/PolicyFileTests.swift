import Foundation
import Testing

/// Policy, nested and extended configurations through the built program.
@Suite struct PolicyFileTests {
  private let flow = """
    flow: 1
    entries: [Home]
    coordinators:
      Main:
        stack: Home
        screens:
          Home:
            actions:
              - { tap: Settings, push: Settings }
              - { tap: Log in, push: Login }
          Login:
            actions:
              - { tap: Go on, push: Payment }
          Settings:
            actions:
              - { tap: Pay, push: Payment }
          Payment:

    """

  private func project(_ configuration: String) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(flow, to: "App/main.flow.yml")
    try folder.write(configuration, to: ".waymark.yml")
    return folder
  }

  private func lint(_ configuration: String) async throws -> Binary.Outcome {
    let folder = try project(configuration)
    defer { withExtendedLifetime(folder) {} }
    return try await Binary.run(["lint", "--quiet"], in: folder.path)
  }

  @Test func forbiddenShowsTheComment() async throws {
    let outcome = try await lint(
      "forbidden: [{ from: 'Set*', to: Payment, comment: Money in checkout only }]")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("Settings pushes Payment, which the team forbids. Money in"))
    #expect(outcome.output.contains("main.flow.yml:16:"))
  }

  @Test func requiredFindsTheWayRound() async throws {
    let outcome = try await lint("required: [{ to: Payment, passes: Login }]")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("launch → Home → Settings → Payment"))
    #expect(try await lint("required: [{ to: Payment, passes: [Login, Settings] }]").status == 0)
  }

  @Test func severityOfAnEntryAndOfARule() async throws {
    let entry = "forbidden: [{ to: Payment, severity: note }]\n"
    #expect(try await lint(entry).status == 0)
    #expect(try await lint("forbidden: [{ to: Payment }]").status == 1)
    #expect(try await lint("forbidden: [{ to: Payment }]\nrules: { forbidden: off }").status == 0)
    #expect(
      try await lint(
        "forbidden: [{ to: Payment }]\nrules: { forbidden: { severity: error, exclude: App } }"
      ).status == 0)
  }

  @Test func aPolicyAboutNoScreenIsAWarning() async throws {
    let folder = try project("forbidden: [{ from: 'Setings*', to: Payment }]")
    let outcome = try await Binary.run(["lint"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains(":1:13: `from` of `forbidden` names no screen: `Setings*`"))
  }

  @Test func maxTaps() async throws {
    #expect(try await lint("max_taps: 1").output.contains("Payment takes 2 taps from launch"))
    #expect(try await lint("max_taps: [{ to: Payment, taps: 2 }]").output.isEmpty)
  }

  @Test func configurationsExtendOneAnother() async throws {
    let folder = try project("extends: base/rules.yml\nrules: { max_taps: error }\n")
    try folder.write("extends: more.yml\nrules: { max_taps: off }\n", to: "base/rules.yml")
    try folder.write("max_taps: 1\n", to: "base/more.yml")
    #expect(try await Binary.run(["lint"], in: folder.path).status == 1)
    let files = try await Binary.run(["config"], in: folder.path).output
    #expect(
      files.split(separator: "\n").map { $0.split(separator: "/").last } == [
        "more.yml", "rules.yml", ".waymark.yml",
      ])
    try folder.write("extends: rules.yml\n", to: "base/more.yml")
    let loop = try await Binary.run(["lint"], in: folder.path)
    #expect(loop.status == 2)
    #expect(loop.errors.contains("extends itself"))
    try folder.write("extends: gone.yml\n", to: "base/more.yml")
    #expect(try await Binary.run(["lint"], in: folder.path).errors.contains("no such file"))
  }

  @Test func aFolderBelowHasItsOwnLevels() async throws {
    let folder = try project("max_taps: 1\nrules: { max_taps: error }")
    try folder.write("rules: { max_taps: note }\n", to: "App/.waymark.yml")
    let outcome = try await Binary.run(["lint", "--quiet"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(": note: Payment takes"))
    try folder.write("rules: { max_taps: off }\n", to: "App/.waymark.yml")
    #expect(try await Binary.run(["lint", "--quiet"], in: folder.path).output.isEmpty)
    try folder.write("exclude: main.flow.yml\n", to: "App/.waymark.yml")
    #expect(
      try await Binary.run(["lint"], in: folder.path).output.hasPrefix("0 screens"))
    try folder.write("title: no\n", to: "App/.waymark.yml")
    let wrong = try await Binary.run(["lint"], in: folder.path)
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("`title` can stand only in the configuration at the top"))
  }

  @Test func theEffectiveConfigurationReadsBack() async throws {
    let folder = try project(
      """
      title: "A \\"shop\\" 🧭"
      exclude: ['**/Generated']
      rules: { dead_screen: { severity: note, exclude: ['**/Old'] }, max_taps: off }
      operations: [{ call: "go(to:)", does: push }]
      forbidden: [{ from: "*Flow.*", to: { name: "*Flow.*", except: "$1Flow.*" }, reachable: true }]
      required: [{ from: Home, to: Payment, passes: Login, comment: "so: it is" }]
      max_taps: 9
      """)
    let first = try await Binary.run(["config", "--effective"], in: folder.path)
    #expect(first.status == 0)
    #expect(first.output.contains("  dead_screen: { severity: note, exclude: [\"**/Old\"] }\n"))
    #expect(first.output.contains("  max_taps: off\n"))
    #expect(first.output.contains("  pop_without_push: error\n"))
    try folder.write(first.output, to: ".waymark.yml")
    let again = try await Binary.run(["config", "--effective"], in: folder.path)
    #expect(again.output == first.output)
  }

  @Test func mistakesNameThePlaceAndTheWordThatWasMeant() async throws {
    let outcome = try await lint("forbidden:\n  - { frm: A, to: B }\n")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(".waymark.yml:2:7: `frm` is no key"))
    #expect(outcome.errors.contains("did you mean `from`?"))
  }
}
