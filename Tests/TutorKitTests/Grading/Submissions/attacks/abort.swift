// Aborts.
// At: instead
// Expect: failed 6
// Also: in 5 failed 12
// Has: exit
import Foundation

func attack() {
  abort()
}
