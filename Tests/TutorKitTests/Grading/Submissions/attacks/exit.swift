// Ends the process as if all were well.
// At: instead
// Expect: failed 6
// Also: in 2 failed 16
// Has: exit
import Foundation

func attack() {
  exit(0)
}
