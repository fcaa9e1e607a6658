import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the XML of a .xib file into elements.
enum NibParser {
  /// The root element.
  ///
  /// - Throws: `NibFault` for a file that is no XML or beyond `NibLimits`.
  /// - Complexity: O(n) in the bytes of the file.
  static func parse(_ data: Data) throws(NibFault) -> NibElement {
    guard data.count <= NibLimits.bytes else { throw NibFault.tooLarge(bytes: data.count) }
    // Entities can make a small file huge, or name other files. UTF-16, in which the words could
    // hide, has a zero byte in every tag.
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil,
      data.range(of: Data("<!ENTITY".utf8)) == nil, !data.contains(0)
    else { throw NibFault.declaresEntities }
    guard !hasTooManyAttributes(data) else { throw .tooManyAttributes }
    let builder = NibTreeBuilder()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let isParsed = parser.parse()
    if let fault = builder.fault { throw fault }
    // A file that is cut off is reported as parsed, with an error.
    guard isParsed, parser.parserError == nil, let root = builder.root else {
      throw NibFault.notXML(line: max(1, parser.lineNumber))
    }
    return root
  }

  /// Whether there are more equals signs between two tags' beginnings than an element may have
  /// attributes. A text with as many counts too; no nib has one.
  private static func hasTooManyAttributes(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var signs = 0
      for byte in bytes {
        if byte == UInt8(ascii: "<") {
          signs = 0
        } else if byte == UInt8(ascii: "=") {
          signs += 1
          if signs > NibLimits.attributes { return true }
        }
      }
      return false
    }
  }
}

/// Builds the elements while the parser walks through the file.
private final class NibTreeBuilder: NSObject, XMLParserDelegate {
  private struct OpenElement {
    let name: String
    let attributes: [String: String]
    var children: [NibElement] = []
    var text = ""
  }

  private var open: [OpenElement] = []
  private var elements = 0
  private(set) var root: NibElement?
  private(set) var fault: NibFault?

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements += 1
    if elements > NibLimits.elements {
      stop(parser, .tooManyElements(line: parser.lineNumber))
    } else if open.count >= NibLimits.depth {
      stop(parser, .tooDeep(line: parser.lineNumber))
    } else {
      open.append(OpenElement(name: elementName, attributes: attributes))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard fault == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard fault == nil, let last = open.popLast() else { return }
    let element = NibElement(
      name: last.name, attributes: last.attributes, children: last.children, text: last.text)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  private func stop(_ parser: XMLParser, _ fault: NibFault) {
    // The parser reports the end of the element at hand after it was told to stop.
    if self.fault == nil { self.fault = fault }
    parser.abortParsing()
  }
}
