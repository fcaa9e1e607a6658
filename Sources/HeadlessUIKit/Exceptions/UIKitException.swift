import Foundation

/// The exceptions that UIKit raises, by the names that Foundation gives them.
///
/// UIKit stops an app that breaks a rule of its list views. The headless engine stops in the same
/// way: it prints UIKit's last line to standard error and aborts, so that a test sees `SIGABRT`
/// and the message a developer would find in the console of an app.
enum UIKitException: String {
  case invalidGeometry = "CALayerInvalidGeometry"
  case genericException = "NSGenericException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case invalidArgument = "NSInvalidArgumentException"
  case range = "NSRangeException"
  case unknownKey = "NSUnknownKeyException"

  /// Ends the process with this exception.
  ///
  /// - Parameter reason: UIKit's own text, word for word; only addresses differ.
  func raise(_ reason: String) -> Never {
    StandardError.write(
      "*** Terminating app due to uncaught exception '\(rawValue)', reason: '\(reason)'\n")
    abort()
  }
}
