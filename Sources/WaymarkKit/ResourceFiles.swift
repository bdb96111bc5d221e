import FlowGraph
import FlowLinks
import FlowLoading
import Foundation

/// The storyboards, nibs, Info.plists and Xcode projects of an app. One that cannot be read is left
/// out with a word of it: the rest of the app still says what it says.
struct ResourceFiles {
  private(set) var resources = SwiftSourceLoader.Resources()
  private(set) var bundles: [AppBundle] = []
  /// What the app says of the URLs that it takes.
  private(set) var declaredLinks: [DeclaredLink] = []
  private(set) var associations: [AssociationFile] = []
  /// Swift files that no target compiles.
  private(set) var leftover: Set<String> = []
  private(set) var diagnostics: [LoadDiagnostic] = []

  init(
    interfaces: [SourceText], propertyLists: [SourceText], entitlements: [SourceText] = [],
    associations: [SourceText] = [], projects: [SourceText] = [], swift: [String] = []
  ) {
    for text in interfaces.sorted(by: { $0.path < $1.path }) {
      do {
        resources.documents.append(
          try InterfaceBuilderReader.read(data: Data(text.text.utf8), file: text.path))
      } catch {
        diagnostics.append(LoadDiagnostic(file: text.path, problem: "\(error)"))
      }
    }
    for text in propertyLists.sorted(by: { $0.path < $1.path }) {
      do {
        bundles.append(try AppBundleReader.read(data: Data(text.text.utf8), file: text.path))
      } catch {
        diagnostics.append(LoadDiagnostic(file: text.path, problem: "\(error)"))
      }
    }
    let asksFiles = LeftoverFiles.mayExist(among: swift, projects: projects.map(\.text))
    for text in projects.sorted(by: { $0.path < $1.path }) {
      do {
        let project = try XcodeProjectReader.read(
          data: Data(text.text.utf8), file: text.path, isForFiles: asksFiles)
        resources.projects += project.map { [$0] } ?? []
      } catch {
        diagnostics.append(LoadDiagnostic(file: text.path, problem: "\(error)"))
      }
    }
    // A project that could not be read may compile any file.
    if asksFiles, resources.projects.count == projects.count {
      leftover = LeftoverFiles.paths(among: swift, projects: resources.projects)
    }
    for text in entitlements.sorted(by: { $0.path < $1.path }) {
      // Entitlements of an extension or of a build that goes to no one matter as little as those
      // that cannot be read.
      let domains = try? AssociatedDomains.read(data: Data(text.text.utf8), file: text.path)
      declaredLinks += domains ?? []
    }
    for text in associations.sorted(by: { $0.path < $1.path }) {
      do {
        self.associations.append(
          try AssociationFile.read(data: Data(text.text.utf8), file: text.path))
      } catch {
        diagnostics.append(LoadDiagnostic(file: text.path, problem: error.message))
      }
    }
    declaredLinks += bundles.filter { $0.extensionPoint == nil }.flatMap(\.urlSchemes).map {
      DeclaredLink(.scheme, $0.scheme, at: $0.place)
    }
    // An extension's first storyboard is not the app's.
    resources.bundles = bundles
    resources.entries = bundles.filter { $0.extensionPoint == nil }.flatMap(\.entries)
  }
}
