// Takes the place of a symbol of the tests by its name.
// At: nothing
// Expect: any 0
// Status: flagged
// Has: symbol-name
@_silgen_name("$s16StageTestSupport4SealO7receive7throughSSSgs5Int32V_tFZ")
func receive(_ descriptor: Int32) -> String? { nil }

func attack() {}
