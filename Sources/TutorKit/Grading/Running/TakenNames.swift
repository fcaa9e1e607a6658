import Foundation

/// The names by which a submission takes the place of what is not its own, as the compiler has
/// resolved them. Unlike a look at the source, what is found here is proof.
struct TakenNames: Equatable {
  /// Functions and operators, and members of Swift's own types, of the learner's module that the
  /// suite calls, as Swift writes them.
  private(set) var called: Set<String> = []
  /// Symbols of the learner's module that other code, such as the system's, may come to.
  private(set) var defined: Set<String> = []

  init() {}

  /// Looks at what a build made. Finds nothing in object files of another form than Linux's.
  init(in objects: StageObjects, module: String) {
    for symbol in objects.suite.flatMap({ ObjectFile(at: $0)?.symbols ?? [] })
    where symbol.name.contains(module) {
      guard let words = Demangled.words(for: symbol.name),
        Self.isForeign(words, to: module)
      else { continue }
      called.insert(words)
    }
    for symbol in objects.code.flatMap({ ObjectFile(at: $0)?.symbols ?? [] })
    where symbol.isDefined && symbol.isStrong && !symbol.name.hasPrefix("$s") {
      defined.insert(symbol.name)
    }
  }

  /// What is here and not there, as sentences; none if there is no such thing.
  func complaints(beside usual: TakenNames) -> [String] {
    called.subtracting(usual.called).sorted().map {
      "The suite would ask what the code declares in the place of Swift's own: \($0)."
    }
      + defined.subtracting(usual.defined).sorted().map {
        "The code takes the place of a symbol that is not its own: \($0)."
      }
  }

  /// Whether the words are those of an operator, of a function at the top of a file, or of a member
  /// of a type that neither the course nor the learner has made.
  private static func isForeign(_ words: String, to module: String) -> Bool {
    let mark = "(extension in \(module)):"
    if let place = words.firstRange(of: mark) {
      return Self.systems.contains { words[place.upperBound...].hasPrefix($0) }
    }
    guard words.hasPrefix("\(module).") else { return false }
    let rest = words.dropFirst(module.count + 1)
    // What is about a type of the learner's own is the learner's to say.
    guard !rest.contains("\(module).") else { return false }
    return rest.contains(" infix") || rest.contains(" prefix")
      || !rest.prefix { !"(<:".contains($0) }.contains(".")
  }

  private static let systems = ["Swift.", "Foundation.", "FoundationEssentials.", "Testing."]
}

/// Names of Swift's symbols as one writes them.
enum Demangled {
  /// The words for a symbol: `HardCodedStrings.== infix(Swift.Int, Swift.Int) -> Swift.Bool`. Nil if
  /// it is none of Swift's.
  static func words(for symbol: String) -> String? {
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The function of Swift's runtime, which has no header.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
