import Foundation

/// Something the user did. The headless engine makes none: it is there for the signatures of
/// `hitTest(_:with:)` and of control actions.
@preconcurrency @MainActor
open class UIEvent: NSObject {}
