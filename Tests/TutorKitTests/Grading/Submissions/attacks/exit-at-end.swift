// Has the process end well whatever was found.
// At: instead
// Expect: failed 8
// Has: exit
import Foundation

func attack() {
  atexit { _exit(0) }
}
