// Reads the tests and another's work, writes beside them, into the results and all over the machine,
// and opens a connection.
// At: row
// Expect: passed 15
// Has: files, network
import Foundation

func attack() {
  let suite = #filePath.replacingOccurrences(of: "/Exercises/", with: "/Tests/Stages/")
  let folder = URL(filePath: suite).deletingLastPathComponent()
  for place in [folder.path, "{{class}}", "{{results}}", "/etc/passwd", "/root"]
  where FileManager.default.isReadableFile(atPath: place) {
    print("REACHED \(place)")
  }
  let files =
    ["\(folder.path)/Escaped.swift", #filePath, "{{class}}/escaped", "{{results}}/journal.jsonl"]
    + "{{markers}}".split(separator: ":").map(String.init)
  for file in files { try? Data("escaped".utf8).write(to: URL(filePath: file)) }
  let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t("{{port}}")?.bigEndian ?? 0
  address.sin_addr.s_addr = inet_addr("127.0.0.1")
  let size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let answer = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
  }
  if answer == 0 { print("REACHED the network") }
}
