import Foundation

/// What can be wrong about registering and dequeuing, with UIKit's words for it.
enum ReuseFailure {
  /// A registration under the identifier "". The selector names the list's method, as in
  /// `-[UITableView registerClass:forCellReuseIdentifier:]`.
  case registeredWithoutIdentifier(selector: String)
  /// A dequeue of the identifier "".
  case dequeuedWithoutIdentifier(selector: String)
  /// A registration of a class that is not of the kind the list makes.
  case wrongClass(expected: String)
  /// A dequeue of a table cell that is not registered.
  case unregisteredCell(identifier: String)
  /// A dequeue of a cell or a supplementary view that no collection view's registration knows.
  case unregisteredView(kind: String, identifier: String)
  /// A registered nib without exactly one top-level object of the right kind.
  case invalidNib(identifier: String, expected: String)
  /// A nib of a table cell that has an identifier of its own, and another one.
  case cellIdentifierMismatch(inNib: String, registered: String)
  /// The same of a collection view's nib.
  case viewIdentifierMismatch(inNib: String, registered: String)
  /// A table cell dequeued while the row's first one is not yet returned.
  case dequeuedTwice(identifier: String, indexPath: IndexPath)

  /// Ends the process with UIKit's exception.
  func raise() -> Never {
    exception.raise(reason)
  }

  /// The name of the exception.
  var exception: UIKitException {
    switch self {
    case .registeredWithoutIdentifier, .wrongClass: .invalidArgument
    default: .internalInconsistency
    }
  }

  /// UIKit's text. The misspelt "indentifier" is UIKit's own.
  var reason: String {
    switch self {
    case .registeredWithoutIdentifier(let selector), .dequeuedWithoutIdentifier(let selector):
      "must pass a valid reuse identifier to \(selector)"
    case .wrongClass(let expected):
      "must pass a class of kind \(expected)"
    case .unregisteredCell(let identifier):
      "unable to dequeue a cell with identifier \(identifier) - \(Self.mustRegister)"
    case .unregisteredView(let kind, let identifier):
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
        + Self.mustRegister
    case .invalidNib(let identifier, let expected):
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
        + "level object which must be a \(expected) instance"
    case .cellIdentifierMismatch(let inNib, let registered):
      "cell reuse indentifier in nib (\(inNib)) does not match the identifier used to register "
        + "the nib (\(registered))"
    case .viewIdentifierMismatch(let inNib, let registered):
      "view reuse identifier in nib (\(inNib)) does not match the identifier used to register "
        + "the nib (\(registered))"
    case .dequeuedTwice(let identifier, let indexPath):
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
        + "really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
        + "\(identifier), index path: \(indexPath.uiKitDescription)"
    }
  }

  private static let mustRegister =
    "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
}
