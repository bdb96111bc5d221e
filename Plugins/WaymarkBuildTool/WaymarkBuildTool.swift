import Foundation
import PackagePlugin

/// Lints the sources of a target whenever they change; findings appear as the compiler's do.
@main
struct WaymarkBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    return commands(
      name: target.name, folder: target.directoryURL,
      files: module.sourceFiles(withSuffix: "swift").map(\.url),
      cache: context.pluginWorkDirectoryURL)
  }

  /// - Parameter cache: A folder that a plugin may write to.
  private func commands(name: String, folder: URL, files: [URL], cache: URL) -> [Command] {
    guard !files.isEmpty else { return [] }
    guard let waymark = InstalledWaymark.url else {
      Diagnostics.warning(
        "waymark is not installed, so the navigation of \(name) is not checked; run `make install`"
          + " in its checkout")
      return []
    }
    return [
      .buildCommand(
        displayName: "waymark \(name)", executable: waymark,
        arguments: [
          "lint", "--quiet", "--format", "xcode", "--cache-path", cache.path, folder.path,
        ],
        inputFiles: files, outputFiles: [])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension WaymarkBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        name: target.displayName, folder: context.xcodeProject.directoryURL,
        files: target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url),
        cache: context.pluginWorkDirectoryURL)
    }
  }
#endif
