// Kills the group of the process that waits for it.
// At: row
// Expect: failed
// Has: signal
import Foundation

func attack() {
  killpg(getpgid(getppid()), SIGKILL)
}
