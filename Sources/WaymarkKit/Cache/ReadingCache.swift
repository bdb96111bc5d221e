import FlowLoading
import Foundation

/// Graphs that earlier runs read, so that the next command on the same source only checks them.
///
/// An entry is found by everything that reading looks at, so that it is never out of date. Whatever
/// is wrong with the folder or an entry costs the time of reading anew, and nothing else.
struct ReadingCache {
  let folder: URL
  /// What is read faster than this is not kept.
  var leastDuration = Duration.milliseconds(250)
  /// Past so many bytes, what was not asked for for longest goes.
  var mostBytes = 100_000_000

  init(folder: URL) { self.folder = folder }

  /// What was read before under a key; nil where that is not known.
  func reading(of key: ReadingKey) -> SwiftSourceLoader.Result? {
    let file = file(of: key)
    guard let data = try? Data(contentsOf: file),
      let result = try? JSONDecoder().decode(SwiftSourceLoader.Result.self, from: data)
    else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    return result
  }

  /// Keeps what was read, if that took long enough.
  func keep(_ result: SwiftSourceLoader.Result, of key: ReadingKey, took duration: Duration) {
    guard duration >= leastDuration, let data = try? JSONEncoder().encode(result) else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // Written beside it and moved, so that nobody meets half of it.
      try data.write(to: file(of: key), options: .atomic)
    } catch {
      return
    }
    removeOldest()
  }

  private func file(of key: ReadingKey) -> URL {
    folder.appendingPathComponent(key.name).appendingPathExtension(Self.fileExtension)
  }

  private static let fileExtension = "reading"

  private func removeOldest() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let entries = files.filter { $0.pathExtension == Self.fileExtension }.map { file in
      let values = try? file.resourceValues(forKeys: keys)
      return (
        file: file, date: values?.contentModificationDate ?? .distantPast,
        size: values?.fileSize ?? 0
      )
    }
    var left = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.date < $1.date }).dropLast() where left > mostBytes {
      try? FileManager.default.removeItem(at: entry.file)
      left -= entry.size
    }
  }
}
