import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("The class that a nib names")
@MainActor
struct NibClassResolverTests {
  private func find(_ attributes: [String: String], bundle: String = "/x/P_M.resources")
    -> AnyClass?
  {
    NibClassResolver(bundle: URL(fileURLWithPath: bundle)).customClass(
      of: NibElement(name: "view", attributes: attributes, children: [], text: ""))
  }

  @Test("Row 56: is found in the module that the nib states", .tags(.believed))
  func stated() {
    #expect(
      find(["customClass": "EngineCardCell", "customModule": "HeadlessUIKitTests"])
        == EngineCardCell.self)
  }

  @Test("Case E-18: may have a name in Hangul")
  func hangul() {
    #expect(
      find(["customClass": "엔진프로필셀", "customModule": "HeadlessUIKitTests"]) == 엔진프로필셀.self)
  }

  @Test("is one of UIKit's when no module is stated, or UIKit is")
  func system() {
    #expect(find(["customClass": "UILabel"]) == UILabel.self)
    #expect(find(["customClass": "UILabel", "customModule": "UIKit"]) == UILabel.self)
    #expect(find(["customClass": "EngineCardCell"]) == nil)
  }

  @Test("is looked for in the bundle's module when the stated one was the app's")
  func target() {
    let attributes = [
      "customClass": "EngineCardCell", "customModule": "App", "customModuleProvider": "target",
    ]
    #expect(
      find(attributes, bundle: "/x/ListKata_HeadlessUIKitTests.resources") == EngineCardCell.self)
    #expect(find(attributes) == EngineCardCell.self, "A module of the running program")
  }

  @Test("is not looked for elsewhere when the stated module is not the app's")
  func notTarget() {
    #expect(find(["customClass": "EngineCardCell", "customModule": "Other"]) == nil)
  }

  @Test(
    "is not found, quietly, when its name is no name of a class",
    arguments: [
      "", ".", "a.b.c", "EngineCardCell<Int>", "프로필", "_TtC1a1b", "Array",
    ])
  func strange(name: String) {
    #expect(find(["customClass": name, "customModule": "HeadlessUIKitTests"]) == nil)
  }

  @Test("has as its modules every part of the bundle's name that may be one")
  func modules() {
    func modules(_ name: String) -> [String] {
      NibClassResolver.modules(ofBundle: URL(fileURLWithPath: "/x/\(name)"))
    }
    #expect(modules("ListKata_Cards.resources") == ["Cards"])
    #expect(modules("my_pack_cards-ui.resources") == ["pack_cards_ui", "cards_ui"])
    #expect(modules("App.app") == [])
    #expect(modules("Plain.resources") == [])
  }
}
