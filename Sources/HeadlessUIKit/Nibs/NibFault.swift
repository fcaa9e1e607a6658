import Foundation

/// What can be wrong with a .xib file as a file. UIKit has one sentence for all of it, so this says
/// what the sentence leaves out.
enum NibFault: Error, Equatable, CustomStringConvertible {
  /// No bundle that was looked into has the file.
  case missing
  /// The file cannot be read.
  case unreadable(String)
  /// The file is larger than any nib.
  case tooLarge(bytes: Int)
  /// The file has more elements than any nib.
  case tooManyElements(line: Int)
  /// An element has more attributes than any in a nib.
  case tooManyAttributes
  /// The objects of a nib or a scene have more constraints than can be solved while somebody waits.
  case tooManyConstraints(Int)
  /// Elements lie deeper in each other than in any nib.
  case tooDeep(line: Int)
  /// The file declares a document type or entities, which no nib does.
  case declaresEntities
  /// The file is no XML, or is cut off.
  case notXML(line: Int)
  /// Objects of the file make the file's objects again, without end.
  case endless
  /// The XML is no .xib file of Cocoa Touch.
  case notANib(root: String)
  /// The XML is no .storyboard file of Cocoa Touch.
  case notAStoryboard(root: String)

  var description: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let bytes): "the file has \(bytes) bytes, more than \(NibLimits.bytes)"
    case .tooManyElements(let line):
      "line \(line): the file has more than \(NibLimits.elements) elements"
    case .tooManyAttributes:
      "an element has more than \(NibLimits.attributes) attributes"
    case .tooManyConstraints(let count):
      "there are \(count) constraints, more than \(NibLimits.constraints)"
    case .tooDeep(let line):
      "line \(line): elements lie more than \(NibLimits.depth) deep in each other"
    case .declaresEntities:
      "the file is not UTF-8 or declares a document type, which no .xib file does"
    case .notXML(let line): "line \(line): the XML is spoilt or cut off"
    case .endless:
      "an object of the file loads the file again when it is made, without end"
    case .notANib(let root):
      "the file is no .xib file for iOS: its root is <\(root)>"
    case .notAStoryboard(let root):
      "the file is no .storyboard file for iOS: its root is <\(root)>"
    }
  }
}

/// How large a .xib file may be. Xcode's own are far below; a file beyond them is an attack or an
/// accident, and reading it would take memory, time or the stack.
enum NibLimits {
  static let bytes = 8 << 20
  static let elements = 50_000
  static let depth = 200
  /// The time that a layout takes grows with the square of the constraints.
  static let constraints = 1000
  /// How many nibs may be on the way at once, each loaded by an object of the one before.
  static let nested = 32
  /// The XML library compares the attributes of an element two by two.
  static let attributes = 1000
}
