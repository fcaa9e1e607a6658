import Foundation

/// Makes a plan of what SwiftPM planned.
///
/// The commands are SwiftPM's own, without what only other programs want: dependencies, an index,
/// a header. A module is compiled as a whole by one run of the compiler, since most of the time goes
/// into loading what it imports.
struct DirectPlanner {
  let stage: Stage
  let toolchain: Toolchain
  let manifest: BuildManifest
  /// The folder of the plan and of what its steps make.
  let place: String

  /// Makes the plan and the object file that it needs. Nil if anything is not as expected: then
  /// there is SwiftPM.
  func plan(on basis: BuildBasis, with tools: ToolRun) throws(CheckError) -> DirectPlan? {
    guard let linker = toolchain.linker, let linkage = manifest.linkage,
      let built = linkage.outputs.first,
      let learners = manifest.compilation(of: stage.module),
      let suites = manifest.compilation(of: stage.module + "Tests"),
      let ours = try step("stage", learners, options: emitModule, with: tools),
      var theirs = try step("suite", suites, options: ["-I", place], with: tools),
      let rest = try rest(of: linkage, without: [learners, suites], linker, with: tools)
    else { return nil }
    theirs.inputs.append(module)
    // The name of the folder is in messages about bundles.
    let products = URL(filePath: built).deletingLastPathComponent().path
    let ownProducts = "\(place)/\(name(of: products))"
    let program = "\(ownProducts)/\(name(of: built))"
    guard
      let link = linkage.arguments.setting("-o", to: program)?
        .replacing(where: { $0.hasPrefix("@") }, with: [ours.output, theirs.output, rest])
    else { return nil }
    let resources = copies(from: products + "/", to: ownProducts + "/")
    return DirectPlan(
      basis: basis.text, products: states(of: learners.inputs + suites.inputs),
      steps: [
        ours, theirs,
        BuildStep(
          name: "program", command: link + ["-use-ld=lld"], inputs: [ours.output, theirs.output],
          output: program),
      ],
      resources: resources.map(\.copy), bundles: Set(resources.map(\.bundle)), program: program)
  }

  /// The states of the modules that others were compiled with, but for the learner's.
  private func states(of inputs: [String]) -> [String: String] {
    let modules = inputs.filter { $0.hasSuffix(".swiftmodule") && name(of: $0) != name(of: module) }
    return Dictionary(modules.map { ($0, BuildBasis.state(of: $0)) }) { $1 }
  }

  /// What SwiftPM copies to its products, copied to those of the plan, and in which bundle it is
  /// there.
  private func copies(
    from products: String, to ownProducts: String
  ) -> [(copy: DirectPlan.Copy, bundle: String)] {
    manifest.copies.filter { $0.to.hasPrefix(products) }.map { copy in
      let path = copy.to.dropFirst(products.count)
      return (
        DirectPlan.Copy(from: copy.from, to: ownProducts + path),
        ownProducts + path.prefix { $0 != "/" }
      )
    }
  }

  private var module: String { "\(place)/\(stage.module).swiftmodule" }
  private var emitModule: [String] {
    ["-emit-module", "-emit-module-path", module, "-no-emit-module-separately-wmo"]
  }

  /// The step that compiles a module as SwiftPM does.
  ///
  /// - Parameters:
  ///   - name: The name of the step.
  ///   - command: SwiftPM's command.
  ///   - options: What the compiler shall do besides, or find first.
  ///   - tools: What runs the compiler's driver: it knows how to call the compiler.
  private func step(
    _ name: String, _ command: BuildManifest.Command, options: [String], with tools: ToolRun
  ) throws(CheckError) -> BuildStep? {
    let sources = command.inputs.filter { $0.hasSuffix(".swift") }
    let output = "\(place)/\(name).o"
    // One source stands for all: with many, the driver writes lists that are gone when it ends.
    guard let example = sources.first,
      let arguments = command.arguments.filter({ !Self.leftOut($0) })
        .droppingValues(of: Self.pathsLeftOut)
        .replacing(where: { $0.hasPrefix("@") }, with: [example]),
      let driver = arguments.first
    else { return nil }
    let jobs = try tools.run(
      [driver] + options + arguments.dropFirst()
        + ["-whole-module-optimization", "-o", output, "-driver-print-jobs"]
    ) { _ in }
    guard case .ended(.exited(0), let text) = jobs else { return nil }
    let lines = text.split(separator: "\n")
    guard lines.count == 1, let words = ShellWords(String(lines[0]))?.words,
      words.first == toolchain.frontend, words.value(of: "-o") == output,
      !words.contains(where: { $0.hasPrefix(tools.temporary.url.path) }),
      let call = words.replacing(where: { $0 == example }, with: sources)
    else { return nil }
    return BuildStep(name: name, command: call, inputs: sources, output: output)
  }

  private static let pathsLeftOut = [
    "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path",
  ]

  private static func leftOut(_ argument: String) -> Bool {
    [
      "-emit-dependencies", "-emit-module", "-incremental", "-enable-batch-mode",
      "-serialize-diagnostics", "-parseable-output", "-emit-objc-header",
    ].contains(argument) || argument.wholeMatch(of: /-j\d+/) != nil
  }

  /// The file of all that the two modules are linked with.
  static let restName = "rest.o"

  /// Links everything but the two modules into one object file: that many would take longer to read
  /// than all else takes.
  private func rest(
    of linkage: BuildManifest.Command, without modules: [BuildManifest.Command], _ linker: String,
    with tools: ToolRun
  ) throws(CheckError) -> String? {
    let left = manifest.debuggersObjects.union(modules.flatMap(\.outputs))
    let objects = linkage.inputs.filter { $0.hasSuffix(".o") && !left.contains($0) }
    let output = "\(place)/\(Self.restName)"
    let run = try tools.run([linker, "-r", "-o", output] + objects) { _ in }
    guard case .ended(.exited(0), _) = run else { return nil }
    return output
  }

  private func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension [String] {
  /// The arguments without some options that have a value.
  fileprivate func droppingValues(of options: [String]) -> [String] {
    var kept: [String] = []
    var arguments = makeIterator()
    while let argument = arguments.next() {
      if options.contains(argument) { _ = arguments.next() } else { kept.append(argument) }
    }
    return kept
  }

  /// The arguments with another value of an option; nil if they do not have it.
  fileprivate func setting(_ option: String, to value: String) -> [String]? {
    guard let index = firstIndex(of: option), index + 1 < count else { return nil }
    var arguments = self
    arguments[index + 1] = value
    return arguments
  }

  /// The arguments with others in the place of the only one that is meant; nil if there is no such
  /// one, or several.
  fileprivate func replacing(where isMeant: (String) -> Bool, with others: [String]) -> [String]? {
    guard let index = firstIndex(where: isMeant), lastIndex(where: isMeant) == index else {
      return nil
    }
    return self[..<index] + others + self[(index + 1)...]
  }
}
