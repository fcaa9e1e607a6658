// Leaves a thread behind that never ends.
// At: list
// Expect: passed 15
import Foundation

func attack() {
  Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 0.01) } }
}
