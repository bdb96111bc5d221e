import FlowLoading

/// The files of a project as they were at one moment, read.
struct SourceSnapshot: Sendable {
  /// The folder that paths are relative to, as an absolute path; it need not exist.
  var root: String
  var files: [SourceDiscovery.File]
  var texts: [SourceText]
  var diagnostics: [LoadDiagnostic] = []
}
