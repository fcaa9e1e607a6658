import Foundation

/// A reuse identifier as a key: two are the same when their code units are.
///
/// UIKit keeps registrations under `NSString` keys, which compare literally: a precomposed 가 and
/// the same syllable written with two jamo look alike and are two identifiers. A Swift `String`
/// compares by canonical equivalence and would take them for one.
///
/// Hashing and comparing are O(n) in the length of the text.
struct ReuseIdentifier: Hashable, Sendable {
  /// The identifier as its user wrote it.
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (one: ReuseIdentifier, other: ReuseIdentifier) -> Bool {
    one.withBytes { bytes in
      other.withBytes { otherBytes in
        bytes.count == otherBytes.count && bytes.elementsEqual(otherBytes)
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: $0) }
  }

  /// The UTF-8 of the text, in place for a native string, as every literal and almost every
  /// identifier is.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable({ body(UnsafeRawBufferPointer($0)) })
    {
      return result
    }
    return Array(text.utf8).withUnsafeBytes(body)
  }
}

/// A key of a collection view's registry: one identifier may stand for another view in each kind.
struct KindedReuseIdentifier: Hashable, Sendable {
  /// `UICollectionElementKindCell` or the kind of a supplementary view.
  let kind: ReuseIdentifier
  /// The identifier within the kind.
  let identifier: ReuseIdentifier

  init(kind: String, identifier: String) {
    self.kind = ReuseIdentifier(kind)
    self.identifier = ReuseIdentifier(identifier)
  }
}
