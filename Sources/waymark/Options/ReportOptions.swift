import ArgumentParser
import Foundation
import WaymarkKit

extension ReportFormat: ExpressibleByArgument {}

/// A form and where it goes: `sarif=out.sarif`, or `text` for standard output.
struct ReportRequest: ExpressibleByArgument, Hashable {
  var format: ReportFormat
  /// nil for standard output.
  var file: String?

  init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file == "-" ? nil : file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = ReportFormat(rawValue: String(parts[0])), parts.last != "" else {
      return nil
    }
    self.init(format: format, file: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Named where what was given is none of them.
  static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// The reports of a run: one short form, or several.
struct ReportOptions: ParsableArguments {
  @Option(help: "The form of the report on standard output or in -o.")
  var format: ReportFormat?

  @Option(
    help: ArgumentHelp(
      "Write a report in that form to standard output or to a file. May be repeated.",
      valueName: "format[=file]"))
  var report: [ReportRequest] = []

  @OptionGroup var output: OutputOption

  @Flag(help: "Show the findings that a comment or the baseline sets aside.")
  var reportSuppressed = false

  func validate() throws {
    if !report.isEmpty, format != nil || output.output != nil {
      throw ValidationError(
        "Give either --report, as in --report sarif=out.sarif --report text, or --format and -o")
    }
    if report.count(where: { $0.file == nil }) > 1 {
      throw ValidationError(
        "Only one report can go to standard output; give the others a file: --report sarif=out.sarif"
      )
    }
    let files = report.compactMap(\.file)
    if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw ValidationError("Two reports cannot go to one file: \(twice)")
    }
  }

  private var requests: [ReportRequest] {
    report.isEmpty
      ? [ReportRequest(format: format ?? .text, file: output.output)]
      : report
  }

  /// Writes every report; files first, so that what a person reads comes last.
  func deliver(
    _ result: FindingsResult, of analysis: AnalysisResult, shared: SharedOptions
  ) async throws {
    let requests = requests
    let picture =
      requests.contains { $0.format.showsPicture } ? await self.picture(analysis, shared) : nil
    let sources = analysis.sources
    let input = ReportInput(
      result, root: analysis.root, pathPrefix: analysis.pathPrefix, picture: picture,
      source: { sources[$0] })
    for request in requests.filter({ $0.file != nil }) + requests.filter({ $0.file == nil }) {
      let colored = shared.color.applies(to: STDOUT_FILENO)
      let style = ReportStyle(
        color: colored && (request.file == nil || shared.color == .always), quiet: shared.quiet,
        showsSetAside: reportSuppressed)
      let text = try Report.render(input, as: request.format, style: style)
      try Output.deliver(Data(text.utf8), to: request.file)
      if request.format == .github { try appendStepSummary(input, style) }
    }
  }

  /// A workflow's step shows its summary where `GITHUB_STEP_SUMMARY` names a file for it.
  private func appendStepSummary(_ input: ReportInput, _ style: ReportStyle) throws {
    guard let file = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !file.isEmpty
    else { return }
    let text = try Report.render(input, as: .githubSummary, style: style)
    try Output.append(Data(text.utf8), to: file)
  }

  /// A graph that cannot be drawn costs the picture and nothing else.
  private func picture(_ analysis: AnalysisResult, _ shared: SharedOptions) async -> String? {
    guard !analysis.graph.screens.isEmpty else { return nil }
    let options = PictureOptions(title: analysis.graph.title ?? analysis.graph.root)
    do {
      let data = try await shared.working(on: .drawing) {
        try await Picture(analysis.graph, options).data(as: .svg)
      }
      return String(decoding: data, as: UTF8.self)
    } catch {
      if !shared.quiet {
        Output.problem(
          "waymark: warning: the report goes without the picture: \(TerminalText.clean("\(error)"))"
        )
      }
      return nil
    }
  }
}
