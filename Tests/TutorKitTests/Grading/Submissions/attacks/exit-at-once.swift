// Ends the process as if all were well, and has nothing be written before.
// At: instead
// Expect: failed 6
// Has: exit
import Foundation

func attack() {
  _exit(0)
}
