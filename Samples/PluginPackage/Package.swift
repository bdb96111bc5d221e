// swift-tools-version: 6.1
import PackageDescription

// Each build checks the navigation of the target. `swift package waymark` does so when asked.
let package = Package(
  name: "PluginPackage",
  dependencies: [.package(name: "waymark", path: "../..")],
  targets: [
    .target(name: "Shop", plugins: [.plugin(name: "WaymarkBuildTool", package: "waymark")])
  ]
)
