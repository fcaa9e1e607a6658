import Foundation

@preconcurrency @MainActor
open class UIView: NSObject {
}
