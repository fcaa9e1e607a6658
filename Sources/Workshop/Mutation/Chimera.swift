import Foundation

/// The mistakes of a solution in one program, so that one build serves them all.
///
/// Each function in which mistakes are made has its body once for each of them and once as it was;
/// an environment variable says which is run:
///
/// ```swift
/// func add(_ book: Book) { switch chosenMistake {
/// case 7:
///   books.append(book)
///
/// case 8:
///
///   tableView.reloadData()
/// default:
///   books.append(book)
///   tableView.reloadData()
/// } }
/// ```
struct Chimera {
  /// The environment variable with the number of the mistake that is to be made.
  static let variable = "CHOSEN_MISTAKE"

  private struct File {
    let text: String
    /// The bodies with mistakes in them, in the order of the text.
    var bodies: [(body: Body, numbers: [Int])]
  }

  private let mutations: [Mutation]
  private var files: [String: File] = [:]
  /// The mistakes that are in no function, by their places in the list.
  private(set) var others: Set<Int> = []
  /// The mistakes that the compiler refuses.
  private(set) var refused: Set<Int> = []

  /// Puts mistakes of one stage together.
  ///
  /// - Parameters:
  ///   - mutations: The mistakes.
  ///   - solution: The folder of the solution in which they are made.
  init(_ mutations: [Mutation], solution: URL) throws {
    self.mutations = mutations
    let numbers = Dictionary(grouping: mutations.indices) { mutations[$0].file }
    for (path, numbers) in numbers {
      let text = try String(contentsOf: solution.appending(path: path), encoding: .utf8)
      let bodies = SwiftSource(text).bodies
      var inBodies = bodies.map { (body: $0, numbers: [Int]()) }
      for number in numbers {
        let range = mutations[number].range
        let place = bodies.firstIndex {
          $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
        }
        if let place { inBodies[place].numbers.append(number) } else { others.insert(number) }
      }
      files[path] = File(text: text, bodies: inBodies)
    }
  }

  /// The mistakes that can be made by choosing them.
  var embedded: [Int] {
    mutations.indices.filter { !others.contains($0) && !refused.contains($0) }
  }

  /// The files of the program.
  var changes: [String: Data] {
    var changes = files.keys.reduce(into: [:]) { $0[$1] = Data(rendering(of: $1).text.utf8) }
    changes["ChosenMistake.swift"] = Data(
      """
      import Foundation

      nonisolated let chosenMistake =
        ProcessInfo.processInfo.environment["\(Self.variable)"].flatMap { Int($0) } ?? -1

      """.utf8)
    return changes
  }

  /// Takes the mistakes out of which the compiler complains. One that it sees only at the end of a
  /// function is any of that function's: all of these are then others.
  ///
  /// - Parameter complaints: The places of the errors, by file and line.
  /// - Returns: Whether that may help.
  mutating func takeOut(_ complaints: [(file: String, line: Int)]) -> Bool {
    let before = embedded.count
    var suspects: Set<Int> = []
    for (file, line) in complaints {
      guard let path = files.keys.first(where: { file.hasSuffix("/" + $0) }) else { continue }
      let (_, variants, bodies) = rendering(of: path)
      let culprits = variants.filter { $0.lines.contains(line) }.map(\.number)
      refused.formUnion(culprits)
      if culprits.isEmpty {
        for body in bodies where body.lines.contains(line) {
          suspects.formUnion(body.numbers)
        }
      }
    }
    // What is seen at an end may be the doing of what was taken out just now.
    if embedded.count == before { others.formUnion(suspects.subtracting(refused)) }
    return embedded.count < before
  }

  private typealias Rendering = (
    text: String, variants: [(number: Int, lines: ClosedRange<Int>)],
    bodies: [(numbers: [Int], lines: ClosedRange<Int>)]
  )

  /// A file with all mistakes that are left, and the lines in which each stands.
  private func rendering(of path: String) -> Rendering {
    guard let file = files[path] else { return ("", [], []) }
    let bytes = Array(file.text.utf8)
    var rendering: Rendering = ("", [], [])
    var line: Int { rendering.text.utf8.count { $0 == 0x0A } + 1 }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var end = 0
    for (body, all) in file.bodies {
      let numbers = all.filter { !refused.contains($0) && !others.contains($0) }
      guard !numbers.isEmpty else { continue }
      rendering.text += text(end..<body.range.lowerBound)
      let first = line
      rendering.text += " switch chosenMistake {\n"
      for number in numbers {
        let mutation = mutations[number]
        let start = line
        let variant =
          text(body.range.lowerBound..<mutation.range.lowerBound) + mutation.replacement
          + text(mutation.range.upperBound..<body.range.upperBound)
        rendering.text += "case \(number):\n\(body.filled(variant))\n"
        rendering.variants.append((number, start...line - 1))
      }
      rendering.text += "default:\n\(body.filled(text(body.range)))\n}\n"
      rendering.bodies.append((numbers, first...line))
      end = body.range.upperBound
    }
    rendering.text += text(end..<bytes.count)
    return rendering
  }
}

/// What stands between the braces of a function.
struct Body {
  /// Where it stands, in bytes of the file.
  let range: Range<Int>
  /// Whether it is one expression, whose value is the result.
  let isExpression: Bool

  /// The text as a case of a `switch` has it, which is an expression no more.
  func filled(_ text: String) -> String {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if words.isEmpty { return "break" }
    return isExpression && !words.hasPrefix("return") ? "return " + words : text
  }
}

extension SwiftSource {
  /// The bodies of functions, initialisers and accessors, from the top.
  var bodies: [Body] {
    let functions = functions
    return blocks.keys.sorted().compactMap { opening -> Body? in
      guard blocks[opening] == .code, let closing = partners[opening] else { return nil }
      let accessor = word(at: opening - 1)
      let function = functions[opening]
      guard function != nil || ["get", "set", "didSet", "willSet"].contains(accessor) else {
        return nil
      }
      let hasResult = function?.result != nil || accessor == "get"
      let list = statementLists.first { $0.opening == opening }?.statements ?? []
      let range = tokens[opening].range.upperBound..<tokens[closing].range.lowerBound
      return Body(
        range: offsets(of: range),
        isExpression: hasResult && list.count == 1
          && !(opening..<closing).contains { tokens[$0].text == "return" })
    }.reduce(into: []) { bodies, body in
      // A function in a function is its part.
      if body.range.lowerBound >= bodies.last?.range.upperBound ?? 0 { bodies.append(body) }
    }
  }

  /// A range in bytes.
  func offsets(of range: Range<String.Index>) -> Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}
