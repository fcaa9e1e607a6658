import Foundation

/// Finds out which of its superclass's methods a class overrides.
///
/// A controller of the engine declares every optional method of a list, so that subclasses can
/// override them; and a list behaves otherwise when a method is implemented. Objective-C is asked by
/// `responds(to:)`. Swift has no such question, but the answer stands in its classes: every class
/// carries a table of its methods, in which a method that is not overridden is the superclass's.
///
/// Two classes show where in the table the methods of interest are: one that overrides them all, in
/// the order in which the base class declares them, and one that overrides nothing (every class has
/// initialisers of its own). Should the tables not look as expected, every method counts as
/// overridden: it is called, and its default answers.
struct OverriddenMethods {
  private let base: AnyClass
  /// Where each method is in the table; nil when that cannot be told.
  private let places: [Int]?

  /// - Parameters:
  ///   - blank: A subclass that overrides nothing.
  ///   - full: A subclass that overrides the methods of interest.
  ///   - count: How many they are.
  init(of base: AnyClass, blank: AnyClass, full: AnyClass, count: Int) {
    self.base = base
    let places = Self.words(of: base).filter { word in
      let own = Self.word(word, of: base)
      return Self.word(word, of: blank) == own && Self.word(word, of: full) != own
    }
    self.places = places.count == count ? places : nil
  }

  /// Whether the method is overridden by a class or between it and the base class, for each method in
  /// the order of declaration.
  func areOverridden(by subclass: AnyClass) -> [Bool]? {
    places?.map { Self.word($0, of: subclass) != Self.word($0, of: base) }
  }

  // A class is a record of words. A few say what it is, among them how large the record is; then come
  // the methods and properties of the topmost class, and those of each subclass.

  #if canImport(ObjectiveC)
    private static let fixedWords = 7
  #else
    private static let fixedWords = 4
  #endif

  private static func words(of type: AnyClass) -> Range<Int> {
    let record = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let sizes = record + fixedWords * MemoryLayout<UInt>.size
    let size = sizes.load(as: UInt32.self)
    let before = sizes.load(fromByteOffset: 4, as: UInt32.self)
    let count = (Int(size) - Int(before)) / MemoryLayout<UInt>.size
    return fixedWords + 3..<max(fixedWords + 3, count)
  }

  private static func word(_ index: Int, of type: AnyClass) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
  }
}
