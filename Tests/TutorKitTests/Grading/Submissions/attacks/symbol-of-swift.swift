// Takes the place of the function by which Swift compares texts.
// At: nothing
// Expect: any 0
// Status: flagged
// Has: symbol-name
@_silgen_name("$sSS2eeoiySbSS_SStFZ")
nonisolated func same(_ one: String, _ other: String) -> Bool { true }

func attack() {}
