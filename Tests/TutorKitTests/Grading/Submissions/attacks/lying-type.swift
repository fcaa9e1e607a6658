// Has a type of its own that is equal to everything stand in for UIKit's.
// At: nothing
// Expect: any 0-8
// Status: flagged
// Has: shadowed-type
import UIKit

struct Optional: Equatable {
  static func == (left: Optional, right: Optional) -> Bool { true }
}

func attack() {}
