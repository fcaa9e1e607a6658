import Foundation

/// A .xib or .storyboard file and the bundle that has it.
struct NibFile {
  /// Where the file is.
  let url: URL
  /// The folder of the bundle, whose name says which module owns the file.
  let bundle: URL

  /// Finds a nib or a storyboard.
  ///
  /// A command-line program has its resources not in its main bundle but in folders beside the
  /// executable, one a module: `ListKata_Cards.resources`. All of them belong to the main bundle
  /// here.
  ///
  /// - Complexity: O(n) in the bundles beside the executable, when the main bundle is asked.
  static func find(
    named name: String, in bundle: Bundle, type: String = "xib"
  ) -> NibFile? {
    let bundles = bundle == .main ? [bundle] + bundlesBesideExecutable() : [bundle]
    for bundle in bundles {
      if let path = bundle.path(forResource: name, ofType: type) {
        return NibFile(url: URL(fileURLWithPath: path), bundle: bundle.bundleURL)
      }
    }
    return nil
  }

  /// The resource bundles of the program's modules, in the order of their names.
  private static func bundlesBesideExecutable() -> [Bundle] {
    foldersBesideExecutable().filter { ["resources", "bundle"].contains($0.pathExtension) }
      .compactMap { Bundle(url: $0) }
  }

  /// The bytes of the file.
  func read() throws(NibFault) -> Data {
    do {
      // A size is asked for first: a pipe or device has none, and may have no end.
      let file = url.resolvingSymlinksInPath()
      let values = try file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      guard values.isRegularFile == true else { throw NibFault.unreadable("it is no file") }
      let size = values.fileSize ?? 0
      guard size <= NibLimits.bytes else { throw NibFault.tooLarge(bytes: size) }
      return try Data(contentsOf: file)
    } catch let fault as NibFault {
      throw fault
    } catch {
      throw .unreadable(error.localizedDescription)
    }
  }

  /// Everything that lies beside the executable, in the order of the names.
  static func foldersBesideExecutable() -> [URL] {
    let folder = Bundle.main.bundleURL
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (contents ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
