// Kills the process that waits for it.
// At: row
// Expect: failed
// Has: signal
import Foundation

func attack() {
  kill(getppid(), SIGKILL)
  kill(getpid(), SIGKILL)
}
