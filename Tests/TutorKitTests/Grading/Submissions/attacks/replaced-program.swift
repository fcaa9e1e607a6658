// Puts another program, which finds nothing, in the place of the one that tests it.
// At: instead
// Expect: failed 8
// Has: command-line, files
import Foundation

func attack() {
  let program = CommandLine.arguments[0]
  try? FileManager.default.removeItem(atPath: program)
  try? Data("#!/bin/sh\nexit 0\n".utf8).write(to: URL(filePath: program))
  chmod(program, 0o755)
}
