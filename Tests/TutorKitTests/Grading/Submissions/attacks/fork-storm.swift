// Starts more processes than there may be. They are a bounded number, for the machine's sake.
// At: row
// Expect: failed 14
// Has: process
import Foundation

func attack() {
  let shell = Process()
  shell.executableURL = URL(filePath: "/bin/sh")
  shell.arguments = ["-c", "i=0; while [ $i -lt 200 ]; do sleep 98765 & i=$((i + 1)); done; wait"]
  try? shell.run()
  shell.waitUntilExit()
}
