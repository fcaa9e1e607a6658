// Ends the process as if all were well.
// At: instead
// Expect: failed 6
// Has: exit
import Foundation

func attack() {
  exit(0)
}
