import Foundation
import WaymarkKit

/// An output that could not be written.
struct OutputError: Error, CustomStringConvertible {
  var description: String
}

/// Writes to the standard streams and to files.
enum Output {
  /// Writes to standard output. A reader that has gone away is no failure.
  static func standard(_ text: String) throws { try standard(Data(text.utf8)) }

  static func standard(_ data: Data) throws {
    if let problem = write(data, to: STDOUT_FILENO), problem != EPIPE {
      throw OutputError(
        description: "cannot write to standard output: \(String(cString: strerror(problem)))")
    }
  }

  /// A line on standard error.
  static func problem(_ line: String) { _ = write(Data((line + "\n").utf8), to: STDERR_FILENO) }

  /// Text on standard error, as it is.
  static func status(_ text: String) { _ = write(Data(text.utf8), to: STDERR_FILENO) }

  /// Writes to a file, or to standard output where the path is `-` or nil.
  ///
  /// The file is written beside its place and moved there, so that nobody reads half of it. What
  /// is no regular file, such as a pipe, is written to directly.
  static func deliver(_ data: Data, to path: String?) throws {
    guard let path, path != "-" else { return try standard(data) }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      throw OutputError(
        description: "cannot write \(path): the folder \(folder.relativePath) does not exist; "
          + "create it first")
    }
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw OutputError(description: "cannot write \(path): it is a folder; name a file in it")
    }
    do {
      if isSpecial(url.path) {
        let handle = try FileHandle(forWritingTo: url)
        if let problem = write(data, to: handle.fileDescriptor), problem != EPIPE {
          throw POSIXError(POSIXErrorCode(rawValue: problem) ?? .EIO)
        }
      } else {
        // Through links, so that a link stays a link.
        try data.write(to: url.resolvingSymlinksInPath(), options: .atomic)
      }
    } catch {
      throw OutputError(description: "cannot write \(path): \(error.localizedDescription)")
    }
  }

  /// Adds to the end of a file, which is made where there is none.
  static func append(_ data: Data, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw OutputError(description: "cannot write \(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    if let problem = write(data, to: descriptor) {
      throw OutputError(
        description: "cannot write \(path): \(String(cString: strerror(problem)))")
    }
  }

  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// - Returns: the error's number; nil where all was written.
  private static func write(_ data: Data, to descriptor: Int32) -> Int32? {
    data.withUnsafeBytes { bytes -> Int32? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
          #if canImport(Darwin)
            Darwin.write(descriptor, $0.baseAddress, $0.count)
          #else
            Glibc.write(descriptor, $0.baseAddress, $0.count)
          #endif
        }
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = Foundation.poll(&poll, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
