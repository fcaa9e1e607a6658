import Foundation

// What of an object holds for some size classes only. A file lists all subviews and constraints that an
// object ever has; a variation, named like `heightClass=regular-widthClass=compact`, leaves some out or
// takes them in again, and may give a number another value.

@MainActor
extension NibElement {
  /// The variations that hold on the headless screen: the default first, then the most general.
  private var variations: [NibElement] {
    children.filter { $0.name == "variation" && $0.holdsHere }
      .map { (element: $0, parts: $0.sizeClasses?.count ?? 0) }
      .sorted { $0.parts < $1.parts }
      .map(\.element)
  }

  /// The size classes in a variation's name; nil for the default.
  private var sizeClasses: [Substring]? {
    key == "default" ? nil : key?.split(separator: "-")
  }

  private var holdsHere: Bool {
    let traits = UITraitCollection.current
    return sizeClasses?.allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    } ?? true
  }

  /// The objects of one of the element's lists, `subviews` or `constraints`, that are left out.
  func leftOut(of list: String) -> Set<String> {
    var leftOut: Set<String> = []
    for variation in variations {
      for mask in variation.children where mask.name == "mask" && mask.key == list {
        for entry in mask.children {
          guard let reference = entry.attributes["reference"] else { continue }
          switch entry.name {
          case "exclude": leftOut.insert(reference)
          case "include": leftOut.remove(reference)
          default: break
          }
        }
      }
    }
    return leftOut
  }

  /// An attribute that is a number and may vary.
  func varyingNumber(_ attribute: String) -> CGFloat? {
    variations.last { $0.number(attribute) != nil }?.number(attribute) ?? number(attribute)
  }
}
