import Foundation
import Testing

@testable import FlowLoading

@Suite struct SourceReaderTests {
  private func read(_ folder: TemporaryFolder, largest: Int = 20_000_000) throws
    -> SourceReader.Result
  {
    try SourceReader(largest: largest).read(SourceDiscovery().find([folder.path]).files)
  }

  @Test func readsText() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("let é = 1\r\n", to: "Sub/A.swift")
    let result = try read(folder)
    #expect(
      result.texts == [
        SourceText(path: "Sub/A.swift", absolutePath: path, text: "let é = 1\r\n")
      ])
    #expect(result.diagnostics.isEmpty)
  }

  @Test func byteOrderMarkDoesNotCount() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0xEF, 0xBB, 0xBF]) + Data("let a = 1".utf8), to: "A.swift")
    #expect(try read(folder).texts.map(\.text) == ["let a = 1"])
  }

  @Test func otherEncodingsAreNamedAndLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1", to: "Good.swift")
    try folder.write(Data([0x6C, 0xE9, 0x0A]), to: "Latin.swift")
    try folder.write(Data([0xFF, 0xFE, 0x6C, 0x00]), to: "Wide.swift")
    try folder.write(Data("bplist00".utf8) + [0xD1, 0xFF], to: "Info.plist")
    let result = try read(folder)
    #expect(result.texts.map(\.path) == ["Good.swift"])
    #expect(
      result.diagnostics.map(\.description) == [
        "Info.plist is a binary property list; it was left out "
          + "('plutil -convert xml1' makes it text)",
        "Latin.swift is not UTF-8; it was left out (save it as UTF-8)",
        "Wide.swift is UTF-16; it was left out (save it as UTF-8)",
      ])
  }

  @Test func largeFilesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("1234567890", to: "Ten.swift")
    try folder.write("12345678901", to: "Eleven.swift")
    let result = try read(folder, largest: 10)
    #expect(result.texts.map(\.path) == ["Ten.swift"])
    #expect(result.diagnostics.map(\.file) == ["Eleven.swift"])
  }

  @Test func refusedFilesStopTheRun() throws {
    let folder = try TemporaryFolder()
    #if os(Linux)
      // Reads of a process's first page fail for everyone, also for root.
      try folder.link("Secret.swift", to: "/proc/self/mem")
    #else
      let path = try folder.write("", to: "Secret.swift")
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #endif
    let error = try #require(throws: DiscoveryError.self) { try read(folder) }
    guard case .unreadable("Secret.swift", let reason) = error else {
      Issue.record("wrong error: \(error)")
      return
    }
    #expect(!reason.isEmpty)
  }
}
