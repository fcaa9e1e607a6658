// Aborts.
// At: instead
// Expect: failed 6
// Has: exit
import Foundation

func attack() {
  abort()
}
