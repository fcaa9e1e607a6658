import Foundation

/// What `init?(coder:)` of an object is given while a nib is read: the object's element.
///
/// The engine's own classes read the element; an initialiser of an app that asks for keys finds
/// none, as in a nib whose object has no such key.
final class NibCoder: NSCoder {
  let element: NibElement
  let instantiation: NibInstantiation

  init(_ element: NibElement, in instantiation: NibInstantiation) {
    self.element = element
    self.instantiation = instantiation
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject() -> Any? { nil }

  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}
