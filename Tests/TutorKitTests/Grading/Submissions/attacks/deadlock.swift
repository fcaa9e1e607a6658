// Waits for what nobody does.
// At: row
// Expect: failed 14
// Has: timeout
import Foundation

func attack() {
  DispatchSemaphore(value: 0).wait()
}
