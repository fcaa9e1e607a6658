// Tries to set the machine's clock, to what it is.
// At: row
// Expect: passed 15
import Foundation

func attack() {
  var time = timeval()
  gettimeofday(&time, nil)
  if settimeofday(&time, nil) == 0 { print("REACHED the clock by settimeofday") }
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  if clock_settime(CLOCK_REALTIME, &now) == 0 { print("REACHED the clock by clock_settime") }
}
