import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A nib that cannot be read")
@MainActor
struct NibFaultTests {
  private func fault(_ text: String) -> NibFault? {
    do throws(NibFault) {
      _ = try NibDocument(Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("Row 53: stops when there is no such file, and not before views are wanted")
  func missing() async {
    _ = UINib(nibName: "NoSuchNib", bundle: .module)
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UINib(nibName: "NoSuchNib", bundle: .module).instantiate(withOwner: nil)
    }
    expect(
      stop,
      raised: "Could not load NIB in bundle: 'NSBundle <\(Bundle.module.bundlePath)> (loaded)' "
        + "with name 'NoSuchNib'")
  }

  @Test("Rows 53 and 54: names the main bundle when none was given")
  func missingInMain() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Bundle.main.loadNibNamed("NoSuchNib", owner: nil)
    }
    expect(
      stop,
      raised: "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' "
        + "with name 'NoSuchNib'")
  }

  @Test("stops in UIKit's voice when the file is cut off, and says where")
  func spoilt() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      let text = xib("<view id='a'/>")
      _ = UINib(data: Data(text.utf8.prefix(text.utf8.count / 2)), bundle: .module)
        .instantiate(withOwner: nil)
    }
    expect(stop, wrote: "(data).xib: line")
    expect(
      stop,
      raised: "Could not load NIB in bundle: 'NSBundle <\(Bundle.module.bundlePath)> (loaded)' "
        + "with name '(data)'")
  }

  @Test(
    "is refused when it is no XML, or cut off anywhere",
    arguments: ["", "x", "<", "<a>", "<a></b>", "\u{1}", "<a b=1/>"])
  func notXML(text: String) {
    #expect(fault(text) == .notXML(line: 1))
  }

  @Test("is refused at every length but the whole")
  func everyPrefix() {
    let whole = Array(xib("<view id='a'><subviews/></view>").utf8)
    for length in 0..<whole.count {
      #expect(fault(String(decoding: whole.prefix(length), as: UTF8.self)) != nil)
    }
    #expect(fault(String(decoding: whole, as: UTF8.self)) == nil)
  }

  @Test("is refused when it is XML of another kind")
  func otherKind() {
    #expect(fault("<plist/>") == .notANib(root: "plist"))
    let storyboard = xib("").replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
    #expect(fault(storyboard) == .notANib(root: "document"))
  }

  @Test("is refused when it declares entities, however they are hidden")
  func entities() throws {
    let bomb = "<!DOCTYPE a [<!ENTITY b 'bbbbbbbb'><!ENTITY c '&b;&b;&b;&b;'>]><a>&c;</a>"
    #expect(fault(bomb) == .declaresEntities)
    #expect(fault("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>") == .declaresEntities)
    let wide = try #require(bomb.data(using: .utf16))
    #expect(throws: NibFault.declaresEntities) { try NibDocument(wide) }
  }

  @Test("is refused beyond the limits of size, number and depth, and accepted at them")
  func limits() {
    func nested(_ depth: Int) -> String {
      // The document and its objects are two levels of their own.
      let views = String(repeating: "<view>", count: depth - 2)
      return xib(views + String(repeating: "</view>", count: depth - 2))
    }
    #expect(fault(nested(NibLimits.depth)) == nil)
    #expect(fault(nested(NibLimits.depth + 1)) == .tooDeep(line: 6))
    #expect(fault(nested(100_000)) == .tooDeep(line: 6))

    let others = 4
    #expect(fault(xib(String(repeating: "<a/>", count: NibLimits.elements - others))) == nil)
    #expect(
      fault(xib(String(repeating: "<a/>", count: NibLimits.elements - others + 1)))
        == .tooManyElements(line: 6))

    let long = String(repeating: " ", count: NibLimits.bytes + 1)
    #expect(fault(long) == .tooLarge(bytes: NibLimits.bytes + 1))
  }

  @Test("is refused beyond the limit of attributes, in no time", .timeLimit(.minutes(10)))
  func attributes() {
    func element(_ attributes: Int) -> String {
      xib("<a " + (0..<attributes).map { "a\($0)='1'" }.joined(separator: " ") + "/>")
    }
    #expect(fault(element(NibLimits.attributes)) == nil)
    #expect(fault(element(500_000)) == .tooManyAttributes)
  }

  @Test("is refused when it is no file but a folder, a pipe or a device")
  func notAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Folder", "Pipe", "Device"] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let url = folder.appendingPathComponent("\(name).xib")
      switch name {
      case "Folder":
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      case "Pipe": #expect(mkfifo(url.path, 0o600) == 0)
      default: #expect(symlink("/dev/zero", url.path) == 0)
      }
      #expect(throws: NibFault.unreadable("it is no file"), "\(name)") {
        try NibFile(url: url, bundle: folder).read()
      }
    }
  }

  @Test("stops at a view that loads its own nib when it is made")
  func endless() async {
    let stop = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = EngineEndlessView.nib.instantiate(withOwner: nil)
    }
    expect(
      stop,
      wrote: "(data).xib: an object of the file loads the file again when it is made, without end")
    expect(
      stop,
      raised: "Could not load NIB in bundle: 'NSBundle <\(Bundle.module.bundlePath)> (loaded)' "
        + "with name '(data)'")
  }

  @Test("is refused beyond the limit of constraints, a storyboard by its scenes")
  func constraints() {
    func views(_ count: Int) -> String {
      "<view id='a'><constraints>" + String(repeating: "<constraint/>", count: count)
        + "</constraints></view>"
    }
    func storyboard(_ count: Int) -> Data {
      let scene =
        "<scene><objects><viewController sceneMemberID='viewController'>\(views(count))"
        + "</viewController></objects></scene>"
      return Data(
        ("<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'><scenes>"
          + scene + scene + "</scenes></document>").utf8)
    }
    let (most, beyond) = (NibLimits.constraints, NibLimits.constraints + 1)
    #expect(fault(xib(views(most))) == nil)
    #expect(fault(xib(views(beyond))) == .tooManyConstraints(beyond))
    #expect(throws: Never.self) { try StoryboardDocument(storyboard(most)) }
    #expect(throws: NibFault.tooManyConstraints(beyond)) {
      try StoryboardDocument(storyboard(beyond))
    }
  }

  @Test(
    "with ids twice, constraints of no tree and numbers that are none, makes views all the same",
    arguments: [
      "<view id='v'><subviews><view id='v'/><label id='v' text='x'/></subviews></view>",
      "<view id='a'/><view id='b'><constraints><constraint firstItem='a' firstAttribute='top' "
        + "secondItem='b' secondAttribute='top' id='k'/></constraints></view>",
      "<view id='v'><constraints><constraint firstItem='v' firstAttribute='width' secondItem='v' "
        + "secondAttribute='width' multiplier='2' id='k'/></constraints></view>",
      "<view id='v'><subviews><view id='s'/></subviews><constraints><constraint firstItem='s' "
        + "firstAttribute='width' constant='1e999' multiplier='1:0' priority='-4' id='k'/>"
        + "</constraints></view>",
      "<view id='v'><rect key='frame' x='nan' y='inf' width='-1e400' height='zz'/></view>",
      "<label id='l' text='a' numberOfLines='-9223372036854775808'>"
        + "<fontDescription key='fontDescription' type='system' pointSize='-5'/></label>",
      "<tableView id='t' rowHeight='nan' estimatedRowHeight='-9'><tableView id='u'/></tableView>",
    ])
  func oddities(objects: String) {
    for view in nib(objects).instantiate(withOwner: nil) {
      guard let view = view as? UIView else { continue }
      view.layoutIfNeeded()
      #expect(view.frame.isFinite)
    }
  }

  @Test("nested as deep as is allowed, makes all its views")
  func deepViews() {
    // A level of views is a <view> and its <subviews>; document, objects and one <view> are outside.
    let levels = (NibLimits.depth - 3) / 2
    let text =
      String(repeating: "<view><subviews>", count: levels) + "<view tag='9'/>"
      + String(repeating: "</subviews></view>", count: levels)
    let root = nib(text).instantiate(withOwner: nil).first as? UIView
    #expect(root?.viewWithTag(9) != nil)
  }
}
