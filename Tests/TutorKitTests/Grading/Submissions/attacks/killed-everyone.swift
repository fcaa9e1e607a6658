// Kills everyone who can be killed at once, unless that is refused.
// At: row
// Expect: passed 15
// Has: signal
import Foundation

func attack() {
  // The signal that does nothing asks whether it may.
  if kill(-1, 0) == 0 { return print("REACHED everyone") }
  kill(-1, SIGKILL)
  kill(-1, SIGSTOP)
}
