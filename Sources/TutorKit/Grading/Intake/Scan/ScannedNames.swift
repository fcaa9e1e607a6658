/// The names that a look at source knows.
enum ScannedNames {
  /// A function or a type of the system.
  struct Entry: Sendable {
    let rule: ScanRule
    /// Whether the name is a plain word that many have for something of their own: then it counts only
    /// when it is called, and the submission declares no function of that name.
    var isPlain = false
  }

  static let calls: [Substring: Entry] = entries([
    (.exit, "exit _exit _Exit quick_exit abort atexit at_quick_exit", false),
    (.signal, "sigaction sigprocmask setsid setpgid killpg", false),
    (.signal, "kill signal", true),
    (.process, "posix_spawn posix_spawnp popen execv execve execvp execl execlp fexecve", false),
    (.process, "Process system", true),
    (.fork, "fork vfork daemon", false),
    (.dynamicLoading, "dlopen dlsym dlvsym", false),
    (.tracing, "ptrace process_vm_readv process_vm_writev", false),
    (.network, "getaddrinfo socketpair URLSession", false),
    (.network, "socket", true),
    (.commandLine, "CommandLine ProcessInfo getenv environ", false),
    (.files, "FileManager FileHandle fopen fdopen freopen opendir openat creat dup2 dup3", false),
    (.files, "contentsOf contentsOfFile contentsOfDirectory", false),
    (.files, "open dup", true),
    (.unsafeMemory, "unsafeBitCast mmap mprotect", false),
  ])

  private static func entries(_ lists: [(ScanRule, String, Bool)]) -> [Substring: Entry] {
    var entries: [Substring: Entry] = [:]
    for (rule, names, isPlain) in lists {
      for name in names.split(separator: " ") {
        entries[name] = Entry(rule: rule, isPlain: isPlain)
      }
    }
    return entries
  }

  static let attributes: [Substring: ScanRule] = [
    "Test": .test, "Suite": .test, "freestanding": .macro, "attached": .macro,
    "_cdecl": .symbolName, "cdecl": .symbolName, "c": .symbolName, "_silgen_name": .symbolName,
    "_extern": .symbolName, "_dynamicReplacement": .symbolName, "_expose": .symbolName,
    "_section": .section, "section": .section, "used": .section, "_used": .section,
    "_transparent": .inlining, "_alwaysEmitIntoClient": .inlining,
  ]

  static let imports: [Substring: ScanRule] = [
    "Testing": .testImport, "XCTest": .testImport, "StageTestSupport": .testImport,
    "Glibc": .systemImport, "Musl": .systemImport, "Darwin": .systemImport,
    "FoundationNetworking": .systemImport,
  ]

  /// Modules through which the system's names can be called.
  static let modules: Set<Substring> = ["Glibc", "Musl", "Darwin", "Foundation", "Swift"]

  /// Operators by which tests tell right from wrong.
  static let comparisons: Set<Substring> = [
    "==", "!=", "===", "!==", "~=", "<", "<=", ">", ">=", "!", "&&", "||", "??",
  ]

  /// Types that the suites use. A type of such a name at the top of a file takes its place. What lists
  /// are often of, such as tags, comments and results, is not among them.
  static let types = words(
    """
    Any AnyHashable AnyObject Array ArraySlice Bool Collection Comparable Dictionary Double Equatable
    Error Float Hashable Int Int8 Int16 Int32 Int64 Never Optional Range ClosedRange Sendable Sequence
    Set StaticString String Substring Swift UInt UInt8 UInt16 UInt32 UInt64 Void Mirror ObjectIdentifier
    Testing Test Suite SourceLocation ExitTest XCTest XCTestCase
    Foundation IndexPath IndexSet NSObject CGFloat CGRect CGPoint CGSize
    StageScreen ScreenFrame ReuseLog
    UIKit HeadlessUIKit HeadlessRx UIApplication UIButton UICollectionView UICollectionViewCell
    UICollectionReusableView UIColor UIControl UIImage UIImageView UILabel UINib UINavigationController
    UIResponder UIStackView UITableView UITableViewCell UITableViewController
    UITableViewHeaderFooterView UIView UIViewController UIWindow
    """)

  /// Functions by which the suites ask.
  static let checks = words(
    "expect expectReleased expectStop expectTexts expectFilled wentOn explainStops require")

  /// Members of Swift's types that the suites ask for.
  static let members = words(
    """
    allSatisfy appending compactMap contains count description distance dropFirst dropLast
    elementsEqual endIndex enumerated filter first firstIndex flatMap forEach hasPrefix hasSuffix
    hashValue index indices intersection isDisjoint isEmpty isMultiple isSubset isSuperset item joined
    last lastIndex lowercased makeIterator map max min next prefix randomElement range reduce replacing
    reversed row section sequence sorted split startIndex starts subscript subtracting suffix
    symmetricDifference trimming union uppercased zip
    """)

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(whereSeparator: \.isWhitespace))
  }
}
