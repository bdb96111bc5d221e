import FlowGraph
import FlowLoading
import Foundation

let arguments = CommandLine.arguments
let root = arguments[1]
var files: [SwiftFile] = []
let walker = FileManager.default.enumerator(atPath: root)!
for case let path as String in walker {
  if path.contains("Tests/") || path.contains("UITests") || path.contains(".build/") { continue }
  if path.hasSuffix(".swift"), !path.hasSuffix("Package.swift"),
    let data = FileManager.default.contents(atPath: root + "/" + path)
  {
    files.append(SwiftFile(path: path, text: String(decoding: data, as: UTF8.self)))
  }
}
let start = Date()
let graph = SwiftSourceLoader().load(files, root: root)
FileHandle.standardError.write(Data("\(files.count) files \(Date().timeIntervalSince(start))s\n".utf8))
FileHandle.standardOutput.write(try graph.document())
