import Foundation

/// Finds the class that an element of a nib names.
///
/// A nib says `customClass="CardCell" customModule="Cards" customModuleProvider="target"`. The last
/// part means "the module that is being built", of which `Cards` was the name when the nib was
/// written; the nib may be built into another module now.
struct NibClassResolver {
  /// The modules that may own the nib, by the name of its bundle.
  let owners: [String]

  /// A resolver for a nib in a bundle.
  init(bundle: URL) {
    owners = NibClassResolver.modules(ofBundle: bundle)
  }

  /// The class that an element wants, or nil when the program has no such class.
  func customClass(of element: NibElement) -> AnyClass? {
    guard let name = element.attributes["customClass"] else { return nil }
    guard let module = element.attributes["customModule"] else {
      // Classes without a module are those of UIKit.
      return find(name, in: "HeadlessUIKit")
    }
    if let found = find(name, in: module) { return found }
    guard element.attributes["customModuleProvider"] == "target" else { return nil }
    for module in owners + NibClassResolver.modulesOfTheProgram() {
      if let found = find(name, in: module) { return found }
    }
    return nil
  }

  private func find(_ name: String, in module: String) -> AnyClass? {
    let module = module == "UIKit" ? "HeadlessUIKit" : module
    // Foundation knows only top-level classes, and complains loudly about other names.
    guard !name.isEmpty, !module.isEmpty, !name.contains("."), !module.contains(".") else {
      return nil
    }
    return NSClassFromString("\(module).\(name)")
  }

  /// The modules that may own a bundle, which is called `<Package>_<Target>.resources`. Both names
  /// may have underscores, so there may be several.
  static func modules(ofBundle bundle: URL) -> [String] {
    guard ["resources", "bundle"].contains(bundle.pathExtension) else { return [] }
    let parts = bundle.deletingPathExtension().lastPathComponent
      .split(separator: "_", omittingEmptySubsequences: false)
    return (1..<max(1, parts.count)).map { first in
      moduleName(parts[first...].joined(separator: "_"))
    }
  }

  /// The modules of the running program, as far as they show beside its executable: those that have
  /// resources, and in a build folder all that were built.
  private static func modulesOfTheProgram() -> [String] {
    let beside = NibFile.foldersBesideExecutable()
    let withResources = beside.flatMap(modules(ofBundle:))
    let built = beside.filter { $0.lastPathComponent == "Modules" }.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
        ?? []
    }.filter { $0.pathExtension == "swiftmodule" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
    return withResources + [moduleName(ProcessInfo.processInfo.processName)] + built
  }

  /// The name of a target's module: what is no identifier in the target's name is an underscore.
  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
