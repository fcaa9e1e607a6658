// UIKit brings Foundation along: files of an app that import UIKit alone use `IndexPath`, `CGRect`
// and `NSObject`.
@_exported import Foundation
