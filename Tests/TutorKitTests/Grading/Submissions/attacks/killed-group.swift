// Kills its own group, and with it itself.
// At: row
// Expect: failed 14
// Has: signal
import Foundation

func attack() {
  kill(0, SIGKILL)
}
