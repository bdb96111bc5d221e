import FlowGraph
import Foundation
import Testing

@testable import FlowLoading

@Suite struct AppBundleTests {
  private func plist(_ inside: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(inside)
      </dict>
      </plist>

      """.utf8)
  }

  private func failure(_ data: Data) -> AppBundleError? {
    do throws(AppBundleError) {
      _ = try AppBundleReader.read(data: data, file: "Info.plist")
      return nil
    } catch {
      return error
    }
  }

  @Test func storyboardsOfEveryKey() throws {
    let bundle = try AppBundleReader.read(
      data: plist(
        """
        <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
        <key>UIMainStoryboardFile</key>
        <string>Main.storyboard</string>
        <key>UIMainStoryboardFile~ipad</key>
        <string>Main_iPad</string>
        <key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict>
        <key>CPTemplateApplicationSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>App.CarDelegate</string></dict></array>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>UISceneStoryboardFile</key><string>Scenes</string>
        </dict></array></dict></dict>
        """), file: "App/Info.plist")
    #expect(bundle.launchStoryboard == "LaunchScreen")
    #expect(
      bundle.entries == [
        EntryStoryboard(name: "Main", key: "UIMainStoryboardFile", file: "App/Info.plist", line: 7),
        EntryStoryboard(
          name: "Main_iPad", key: "UIMainStoryboardFile~ipad", file: "App/Info.plist", line: 9),
        EntryStoryboard(
          name: "Scenes", key: "UISceneStoryboardFile", file: "App/Info.plist", line: 16),
      ])
    #expect(bundle.sceneDelegates.map(\.className) == ["SceneDelegate"])
  }

  @Test func schemesAndTheRest() throws {
    let bundle = try AppBundleReader.read(
      data: plist(
        """
        <key>CFBundleURLTypes</key><array>
        <dict><key>CFBundleURLName</key><string>links</string><key>CFBundleURLSchemes</key><array>
        <string>lantern</string>
        <string>a&amp;b</string>
        <integer>3</integer></array></dict>
        <dict><key>CFBundleURLSchemes</key><array><string>$(SCHEME)</string></array></dict>
        </array>
        <key>LSApplicationQueriesSchemes</key><array><string>maps</string></array>
        <key>NSUserActivityTypes</key><array><string>club.open</string></array>
        <key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>new</string></dict></array>
        <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string></dict>
        """), file: "Info.plist")
    #expect(bundle.urlSchemes.map(\.scheme) == ["lantern", "a&b", "$(SCHEME)"])
    #expect(bundle.urlSchemes.map(\.name) == ["links", "links", nil])
    #expect(bundle.urlSchemes.map(\.place.line) == [7, 8, 10])
    #expect(bundle.urlSchemes.map(\.isVariable) == [false, false, true])
    #expect(bundle.queriedSchemes == ["maps"])
    #expect(bundle.userActivityTypes == ["club.open"])
    #expect(bundle.quickActions == ["new"])
    #expect(bundle.extensionPoint == "com.apple.share-services")
  }

  @Test(
    "An app for the watch or the Mac says so",
    arguments: [
      ("<key>WKApplication</key><true/>", true),
      ("<key>WKWatchKitApp</key><true/>", true),
      (
        "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
          + "<string>com.apple.watchkit</string></dict>", true
      ),
      ("<key>NSPrincipalClass</key><string>NSApplication</string>", true),
      (
        "<key>NSPrincipalClass</key><string>NSApplication</string><key>UILaunchScreen</key><dict/>",
        false
      ),
      ("<key>UIMainStoryboardFile</key><string>Main</string>", false),
    ])
  func elsewhere(_ keys: String, _ isElsewhere: Bool) throws {
    #expect(
      try AppBundleReader.read(data: plist(keys), file: "Info.plist").isElsewhere == isElsewhere)
  }

  @Test func wrongTypesArePassedOver() throws {
    let bundle = try AppBundleReader.read(
      data: plist(
        """
        <key>UIMainStoryboardFile</key><integer>1</integer>
        <key>CFBundleURLTypes</key><string>x</string>
        <key>UIApplicationSceneManifest</key><array/>
        <key>UIApplicationShortcutItems</key><array><string>x</string></array>
        """), file: "Info.plist")
    #expect(bundle == AppBundle(file: "Info.plist"))
  }

  @Test func linesOfThePreprocessor() throws {
    let bundle = try AppBundleReader.read(
      data: plist(
        """
        #include "Keys.h"
        <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array>
        #ifdef MANAGED
        <string>notes-managed</string>
        # else
        <string>notes</string>
          #endif
        </array></dict></array>
        """), file: "Info.plist")
    #expect(bundle.urlSchemes.map(\.scheme) == ["notes-managed", "notes"])
    #expect(bundle.urlSchemes.map(\.place.line) == [9, 11])
  }

  @Test func armsOfThePreprocessorForOneValue() throws {
    let bundle = try AppBundleReader.read(
      data: plist(
        """
        <key>UIMainStoryboardFile</key>
        #if PRO
        <string>Pro</string>
        #else
        <string>Main</string>
        #endif
        """), file: "Info.plist")
    #expect(bundle.entries.map(\.name) == ["Pro"])
    #expect(bundle.entries.map(\.line) == [7])
    #expect(failure(plist("#if PRO\n<string>Pro</string>\n#endif"))?.line == 6)
    #expect(
      failure(plist("#if PRO\n<<<<<<< HEAD\n#endif"))?.message.contains("conflict") == true)
  }

  @Test func damage() {
    #expect(failure(Data())?.message.contains("empty") == true)
    #expect(failure(Data("bplist00".utf8))?.message.contains("plutil") == true)
    #expect(failure(Data("{ a = b; }".utf8))?.message.contains("plutil") == true)
    #expect(failure(Data("<plist><array/></plist>".utf8))?.message.contains("dictionary") == true)
    let broken = failure(plist("<key>A</key>\n<strin>b</string>"))
    #expect(broken?.message.contains("damaged") == true)
    #expect(broken.map { $0.line > 1 } == true)
    let conflict = failure(plist("<<<<<<< HEAD\n=======\n>>>>>>> b"))
    #expect(conflict?.line == 5)
    #expect(conflict?.description.hasPrefix("Info.plist:5:1: error: an unfinished merge") == true)
  }

  @Test func deepNesting() {
    func nested(_ depth: Int) -> Data {
      plist(
        "<key>A</key>" + String(repeating: "<array>", count: depth)
          + String(repeating: "</array>", count: depth))
    }
    #expect(failure(nested(63)) == nil)
    #expect(failure(nested(64))?.message.contains("64 levels") == true)
    #expect(failure(nested(100_000))?.line == 5)
  }

  @Test(arguments: ["<dict/>", "<dict />", "<dict></dict>"])
  func emptyElementsDoNotNest(_ empty: String) {
    let many = String(repeating: empty, count: 500)
    #expect(failure(plist("<key>A</key><array>\(many)</array>")) == nil)
  }
}
