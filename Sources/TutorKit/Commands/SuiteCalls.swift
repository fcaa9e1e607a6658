/// Which functions the tests of a stage call, by their names.
///
/// A test that calls `page.sell(book)` is about `sell`, whatever else is still marked for its task.
struct SuiteCalls {
  /// The names that any test calls.
  let all: Set<String>
  private let byTest: [String: Set<String>]

  /// Reads the suite of a stage, as far as it is there.
  init(of stage: Stage, in folder: CourseFolder) {
    let suite = FileTree(folder.root.appending(path: folder.suitePath(stage)))
    var byTest: [String: Set<String>] = [:]
    for file in suite.files where file.hasSuffix(".swift") {
      var test: (name: String, indentation: Int)?
      for line in (suite.content(of: file) ?? "").split(whereSeparator: \.isNewline) {
        let indentation = line.prefix { $0 == " " }.count
        // A function inside of a test is a part of it.
        if indentation <= test?.indentation ?? .max,
          let name = line.firstMatch(of: /^ *func (\w+\(.*?\))/)?.1
        {
          test = (String(name), indentation)
        }
        guard let test else { continue }
        let calls = line.matches(of: /\.(\w+)\(/).map { String($0.1) }
        byTest[test.name, default: []].formUnion(calls)
      }
    }
    self.byTest = byTest
    all = byTest.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The names that a test calls: `sell`, of `bookIsSold()`.
  func names(in test: String) -> Set<String> { byTest[test] ?? [] }
}
