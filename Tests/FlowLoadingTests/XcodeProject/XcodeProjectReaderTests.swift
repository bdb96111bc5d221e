import Foundation
import Testing

@testable import FlowLoading

@Suite("Xcode projects")
struct XcodeProjectReaderTests {
  /// A project with an app for the phone, one for the watch in a folder of its own, and a target
  /// of the older form.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = {
          isa = PBXProject; mainGroup = G; targets = (TP, TW, TM); buildConfigurationList = LP;
          projectDirPath = "";
        };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (GS, FW, G); };
        GS = { isa = PBXGroup; sourceTree = "<group>"; path = "Sources Here"; children = (FA, FB, FC); };
        FA = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        FB = { isa = PBXFileReference; path = ../Mac.swift; sourceTree = "<group>"; };
        FC = { isa = PBXFileReference; path = Top.swift; sourceTree = SOURCE_ROOT; };
        FW = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>";
          exceptions = (E1, E2);
        };
        E1 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TW;
          membershipExceptions = (Other/Left.swift);
        };
        E2 = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TP;
          membershipExceptions = (Lent.swift);
        };
        TP = {
          isa = PBXNativeTarget; name = Phone; productType = "com.apple.product-type.application";
          buildPhases = (S1); buildConfigurationList = LP;
        };
        TW = {
          isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (FW); buildConfigurationList = LW;
        };
        TM = {
          isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.tool";
          buildPhases = (S2); buildConfigurationList = LM;
        };
        S1 = { isa = PBXSourcesBuildPhase; files = (B1, BX); };
        S2 = { isa = PBXSourcesBuildPhase; files = (B2, B3); };
        B1 = { isa = PBXBuildFile; fileRef = FA; };
        B2 = { isa = PBXBuildFile; fileRef = FB; };
        B3 = { isa = PBXBuildFile; fileRef = FC; };
        LP = { isa = XCConfigurationList; buildConfigurations = (CP); };
        LW = { isa = XCConfigurationList; buildConfigurations = (CW); };
        LM = { isa = XCConfigurationList; buildConfigurations = (CM); };
        CP = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
        CW = {
          isa = XCBuildConfiguration;
          buildSettings = { SDKROOT = watchos; SUPPORTED_PLATFORMS = "watchos watchsimulator"; };
        };
        CM = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
      };
      rootObject = P;
    }
    """

  private func read(_ text: String) throws -> XcodeProject? {
    try XcodeProjectReader.read(data: Data(text.utf8), file: "ios/A.xcodeproj/project.pbxproj")
  }

  @Test("Targets, their platforms, and the files of groups and folders")
  func targets() throws {
    let project = try #require(try read(Self.project))
    #expect(project.targets.map(\.name) == ["Phone", "Watch", "Mac"])
    #expect(project.targets.map(\.isElsewhere) == [false, true, true])
    #expect(project.targets.map(\.isApp) == [true, true, false])
    let (phone, watch, mac) = (project.targets[0], project.targets[1], project.targets[2])
    #expect(phone.files == ["ios/Sources Here/App.swift", "ios/Watch/Lent.swift"])
    #expect(watch.holds("ios/Watch/Deep/Screen.swift"))
    #expect(!watch.holds("ios/Watch/Other/Left.swift"))
    #expect(!watch.holds("ios/Watchlist.swift"))
    #expect(mac.files == ["ios/Mac.swift", "ios/Top.swift"])
  }

  @Test(
    "A file that a phone's target compiles for other devices only",
    arguments: [
      ("platformFilter = xros;", true), ("platformFilters = (tvos, xros, );", true),
      ("platformFilter = ios;", false), ("platformFilters = (ios, xros, );", false),
      ("platformFilter = maccatalyst;", false), ("", false),
    ])
  func filters(filter: String, isElsewhere: Bool) throws {
    let text = Self.project.replacing("fileRef = FA;", with: "fileRef = FA; \(filter)")
    let phone = try #require(try read(text)?.targets[0])
    let app = "ios/Sources Here/App.swift"
    #expect(phone.filesElsewhere == (isElsewhere ? [app] : []))
    #expect(phone.holds(app) != isElsewhere)
  }

  @Test("A target for the other device alone keeps its files, whatever the filter")
  func filterOfOneDevice() throws {
    let text = Self.project.replacing(
      "fileRef = FB;", with: "fileRef = FB; platformFilter = macos;")
    #expect(try read(text)?.targets[2].files == ["ios/Mac.swift", "ios/Top.swift"])
  }

  @Test("A project for phones alone says nothing")
  func phonesAlone() throws {
    let text = Self.project.replacing("watchos", with: "iphoneos")
      .replacing("macosx", with: "iphoneos")
    #expect(try read(text) == nil)
  }

  @Test("A target without settings of its own has those of the project")
  func inherited() throws {
    let text = Self.project.replacing("buildConfigurationList = LW;", with: "")
    #expect(try read(text)?.targets[1].isElsewhere == false)
  }

  @Test("What an unfinished merge leaves is named by its line")
  func conflict() {
    let text = Self.project.replacing("  G = {", with: "\n<<<<<<< HEAD\n  G = {")
    #expect {
      try read(text)
    } throws: { error in
      guard let error = error as? AppBundleError else { return false }
      return error.line == 10 && error.message.contains("unfinished merge")
    }
    #expect(throws: AppBundleError.self) { try read("{ objects = ( watchos ") }
    #expect(throws: AppBundleError.self) { try read("{ objects = watchos; }") }
  }
}
