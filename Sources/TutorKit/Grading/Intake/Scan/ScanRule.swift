/// What a look at the source of a submission can find.
enum ScanRule: String, CaseIterable, Sendable {
  // What no honest submission has.
  case test = "test-in-submission"
  case testImport = "test-import"
  case macro
  case shadowedType = "shadowed-type"
  case shadowedCheck = "shadowed-check"
  case foreignOperator = "foreign-operator"
  case symbolName = "symbol-name"
  case section
  case inlining
  case dynamicLoading = "dynamic-loading"
  case fork
  case processFiles = "process-files"
  case tracing

  // What an exercise rarely needs.
  case exit
  case signal
  case process
  case network
  case commandLine = "command-line"
  case files
  case unsafeMemory = "unsafe-memory"
  case systemImport = "system-import"
  case foreignMember = "foreign-member"
  case constantEquality = "constant-equality"
  case protocolOperator = "protocol-operator"

  var weight: Evidence.Weight {
    switch self {
    case .test, .testImport, .macro, .shadowedType, .shadowedCheck, .foreignOperator, .symbolName,
      .section, .inlining, .dynamicLoading, .fork, .processFiles, .tracing:
      .flag
    case .exit, .signal, .process, .network, .commandLine, .files, .unsafeMemory, .systemImport,
      .foreignMember, .constantEquality, .protocolOperator:
      .warning
    }
  }

  /// What was found, as the beginning of a sentence.
  var words: String {
    switch self {
    case .test: "declares a test or a suite"
    case .testImport: "imports what belongs to the tests"
    case .macro: "declares a macro, which may stand for one of the tests' own"
    case .shadowedType: "declares a type that hides one of Swift's, of the tests' or of UIKit's"
    case .shadowedCheck: "declares a function that hides a check of the tests"
    case .foreignOperator: "decides how values of others' types are compared"
    case .symbolName: "takes the place of a symbol by its name"
    case .section: "places something in a section of the program"
    case .inlining: "has its code copied into the tests"
    case .dynamicLoading: "loads or looks up code while it runs"
    case .fork: "makes a copy of the process"
    case .processFiles: "reaches for the files of a process"
    case .tracing: "traces a process"
    case .exit: "ends the process"
    case .signal: "sends or takes signals"
    case .process: "starts a process"
    case .network: "opens a connection"
    case .commandLine: "reads how the tests were started"
    case .files: "reads or writes files"
    case .unsafeMemory: "reaches for memory past its type"
    case .systemImport: "imports the system's own module"
    case .foreignMember: "gives a type of Swift's another member of a name that it has"
    case .constantEquality: "says of any two values that they are equal"
    case .protocolOperator: "decides how values of a protocol's types are compared"
    }
  }
}
