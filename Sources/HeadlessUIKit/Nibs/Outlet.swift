import Foundation

/// A property that a nib sets.
///
/// Apps write `@IBOutlet`. Without the Objective-C runtime the compiler refuses that word, so a nib
/// finds this one:
///
/// ```swift
/// final class CardCell: UITableViewCell {
///   @Outlet var nameLabel: UILabel!
/// }
/// ```
///
/// The property is nil until the nib's objects are made and connected; it is set when `awakeFromNib`
/// is called. It keeps its object alive, where an outlet in an app is mostly `weak`. An outlet
/// collection is an array: `@Outlet var stars: [UIImageView]!`.
@propertyWrapper
public final class Outlet<Value> {
  /// The object that the nib connected, or nil.
  public var wrappedValue: Value?

  /// An outlet that is not connected.
  public init() {}

  /// An outlet that holds an object to begin with.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

/// What a nib needs of an outlet, whatever its type.
protocol NibOutlet: AnyObject {
  /// Sets the outlet; false when it is of another type.
  func connect(_ object: Any) -> Bool
  /// The type of the objects that it takes.
  var typeName: String { get }
}

extension Outlet: NibOutlet {
  func connect(_ object: Any) -> Bool {
    guard let value = object as? Value else { return false }
    wrappedValue = value
    return true
  }

  var typeName: String { "\(Value.self)" }
}
