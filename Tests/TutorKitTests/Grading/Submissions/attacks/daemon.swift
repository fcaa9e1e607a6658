// Leaves a process in a session of its own, without a trace in its environment.
// At: row
// Expect: passed 15
// Has: process
import Foundation

func attack() {
  let shell = Process()
  shell.executableURL = URL(filePath: "/bin/sh")
  shell.arguments = ["-c", "env -i setsid sleep 98765 >/dev/null 2>&1 &"]
  try? shell.run()
  // Its end is not waited for: that would be the end of what it left, too.
  Thread.sleep(forTimeInterval: 0.3)
}
