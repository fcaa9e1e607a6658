import Foundation
import Testing

@testable import HeadlessUIKit

#if os(Linux)
  /// Lets the process take no more than so many bytes beyond what it has.
  private func allowMemory(_ bytes: Int) {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmData:") } ?? ""
    let taken = line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
    var limit = rlimit()
    limit.rlim_cur = rlim_t(taken * 1024 + bytes)
    limit.rlim_max = limit.rlim_cur
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }

  @Suite("Counts beyond all memory, in a process that has little of it", .timeLimit(.minutes(10)))
  @MainActor
  struct MemoryLimitTests {
    @Test("the limit of these tests is one")
    func limit() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        allowMemory(64 << 20)
        let bytes = [UInt8](repeating: 1, count: 256 << 20)
        exit(bytes.isEmpty ? 1 : 0)
      }
    }

    @Test("lists of as many rows as there are numbers open, scroll and change")
    func hugeLists() async {
      await #expect(processExitsWith: .exitCode(42)) { @MainActor in
        allowMemory(64 << 20)
        let rows = RowList(.max)
        let deck = Deck([.max])
        let estimated = UICollectionViewFlowLayout()
        estimated.estimatedItemSize = CGSize(width: 50, height: 50)
        let composition = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)),
              subitems: [item(.fractionalWidth(1), .estimated(50))])))
        let lists: [UIScrollView] = [
          makeTable(of: rows), makeCollection(deck, layout: UICollectionViewFlowLayout()),
          makeCollection(deck, layout: estimated), makeCollection(deck, layout: composition),
        ]
        for list in lists {
          for offset in [0, 1e9, 1e15, 0] as [CGFloat] {
            list.contentOffset.y = offset
            list.layoutIfNeeded()
          }
        }
        rows.counts = [.max - 1]
        (lists[0] as? UITableView)?.deleteRows(at: [row(7)], with: .none)
        deck.counts = [.max - 1]
        (lists[1] as? UICollectionView)?.deleteItems(at: [path(7)])
        exit(42)
      }
    }

    @Test("a nib that is small and pretends to be large is refused")
    func nibs() async {
      await #expect(processExitsWith: .exitCode(42)) { @MainActor in
        allowMemory(256 << 20)
        func isRefused(_ text: String) -> Bool {
          do throws(NibFault) {
            _ = try NibDocument(Data(text.utf8))
            return false
          } catch {
            return true
          }
        }
        var entities = "<!DOCTYPE a [<!ENTITY e0 'aaaaaaaaaa'>"
        for level in 1..<12 {
          let inner = String(repeating: "&e\(level - 1);", count: 10)
          entities += "<!ENTITY e\(level) '\(inner)'>"
        }
        let bombs = [
          entities + "]><a>&e11;</a>",
          "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///dev/zero'>]><a>&x;</a>",
          xib(String(repeating: "<view>", count: 500_000)),
          xib(String(repeating: "<a/>", count: 800_000)),
          xib("<a b='" + String(repeating: "&#65;", count: 2_000_000) + "'/>"),
        ]
        exit(bombs.allSatisfy(isRefused) ? 42 : 1)
      }
    }
  }
#endif
