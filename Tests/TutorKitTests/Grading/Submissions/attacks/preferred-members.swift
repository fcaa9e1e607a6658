// Gives Swift's arrays members that the suite asks for, through a protocol of its own: those of a narrower
// protocol come first.
// At: nothing
// Expect: any 0
// Status: flagged
// Has: taken-name
import UIKit

nonisolated protocol Handy: RandomAccessCollection {}
extension Array: Handy {}

nonisolated extension Handy where Element == Book {
  func enumerated() -> [(offset: Int, element: Book)] { [] }
  func flatMap(_ body: (Book) -> [String]) -> [String] { [] }
}

extension Handy where Element == UITableViewCell {
  func contains(where isMeant: (UITableViewCell) -> Bool) -> Bool { true }
  func count(where isMeant: (UITableViewCell) -> Bool) -> Int { 0 }
}

func attack() {}
