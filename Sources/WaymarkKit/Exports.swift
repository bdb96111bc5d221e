// The graph's types are part of what the facade promises: a client names them all the time.
@_exported import FlowGraph
import FlowAnalysis
@_exported import FlowDiff
import FlowLoading
import FlowReports
import FlowRules

public typealias SaturationBenchmark = FlowAnalysis.SaturationBenchmark
public typealias LoadDiagnostic = FlowLoading.LoadDiagnostic
public typealias Report = FlowReports.Report
public typealias ReportFormat = FlowReports.ReportFormat
public typealias ReportInput = FlowReports.ReportInput
public typealias ReportStyle = FlowReports.ReportStyle
public typealias ReportSummary = FlowReports.ReportSummary
public typealias TerminalText = FlowReports.TerminalText
public typealias DeepLinkReport = FlowReports.DeepLinkReport
public typealias ChangeReport = FlowReports.ChangeReport
public typealias UnresolvedReport = FlowReports.UnresolvedReport
public typealias FindingsResult = FlowReports.FindingsResult
public typealias Baseline = FlowRules.Baseline
public typealias SetAsideFinding = FlowRules.SetAsideFinding
