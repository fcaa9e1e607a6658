// Stops the process that waits for it, and its own group.
// At: row
// Expect: failed 14
// Has: signal
import Foundation

func attack() {
  kill(getppid(), SIGSTOP)
  killpg(getpgrp(), SIGSTOP)
}
