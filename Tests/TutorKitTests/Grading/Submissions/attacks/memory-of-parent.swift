// Has the process that waits for the test take every word for the right one, by writing into its memory.
// At: instead
// Expect: failed 0-8
// Status: any
// With: ForgedStory.swift
import Foundation

func attack() {
  let parent = "/pr" + "oc/\(getppid())"
  let function = "$s16StageTestSupport4SealO7isThere_2inSbSS_SayAA12SubjectEventVGtFZ"
  guard let place = place(of: function), let start = start(parent + "/maps") else { return }
  let memory = open(parent + "/mem", O_RDWR)
  let yes: [UInt8] = [0xB8, 1, 0, 0, 0, 0xC3]
  guard pwrite(memory, yes, yes.count, start + place) == yes.count else { return }
  let words = CommandLine.arguments
  let stream = words.firstIndex(of: "--event-stream-output-path").map { words[$0 + 1] } ?? ""
  let out = open(stream, O_WRONLY)
  _ = write(out, ForgedStory.lines, ForgedStory.lines.count)
  _exit(0)
}

private func bytes(_ path: String) -> [UInt8] {
  let file = open(path, O_RDONLY)
  var all: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 20)
  while case let count = read(file, &buffer, buffer.count), count > 0 { all += buffer[..<count] }
  close(file)
  return all
}

/// Where the program begins in memory.
private func start(_ maps: String) -> Int? {
  String(decoding: bytes(maps), as: UTF8.self).split(separator: "\n")
    .first { $0.contains("xctest") }.flatMap { Int($0.prefix { $0 != "-" }, radix: 16) }
}

/// Where a function is in the program, by its list of symbols.
private func place(of name: String) -> Int? {
  let file = bytes("/pr" + "oc/self/exe")
  func number(_ place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
  }
  let wanted = Array(name.utf8) + [0]
  let (list, stride) = (number(0x28, 8), number(0x3A, 2))
  for part in (0..<number(0x3C, 2)).map({ list + $0 * stride }) where number(part + 4, 4) == 2 {
    let names = number(list + number(part + 0x28, 4) * stride + 0x18, 8)
    let table = number(part + 0x18, 8)
    for entry in Swift.stride(from: table, to: table + number(part + 0x20, 8), by: 24) {
      let text = names + number(entry, 4)
      if file[text...].starts(with: wanted) { return number(entry + 8, 8) }
    }
  }
  return nil
}
