// Declares a macro of the name of the tests' own.
// At: nothing
// Expect: any 0-8
// Status: flagged
// Has: macro
@freestanding(expression)
macro expect(_ condition: Bool, _ comment: String? = nil) =
  #externalMacro(module: "TestingMacros", type: "RequireMacro")

func attack() {}
