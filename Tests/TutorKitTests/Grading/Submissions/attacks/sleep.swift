// Sleeps past every limit, and does not listen to the signal that asks it to end.
// At: row
// Expect: failed 14
// Has: timeout
import Foundation

func attack() {
  signal(SIGTERM, SIG_IGN)
  Thread.sleep(forTimeInterval: 1000)
}
