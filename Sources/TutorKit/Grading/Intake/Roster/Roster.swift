import Foundation

/// The learners of a class, as a table has them.
struct Roster: Equatable, Sendable {
  /// Learners and submissions, brought together.
  struct Match: Equatable, Sendable {
    /// All learners in the order of the roster, with the ids of their submissions.
    let learners: [(learner: Learner, submission: String?)]
    /// The ids of submissions that belong to nobody, in their order.
    let strangers: [String]

    static func == (one: Self, other: Self) -> Bool {
      one.strangers == other.strangers && one.learners.elementsEqual(other.learners) { $0 == $1 }
    }
  }

  /// All of them, in the order and the spelling of the table, but in one normal form.
  let learners: [Learner]
  /// What may name each learner: the id first, then what stands in other columns.
  private let names: [[String]]

  /// Columns that say who a learner is; the first that there is gives the ids.
  private static let idColumns = [
    "id", "username", "user_name", "login", "email", "email_address", "student_id", "id_number",
    "sis_login_id", "sis_user_id", "sis_id",
  ]

  init(csv bytes: [UInt8]) throws(RosterFault) {
    let rows = try CSVReader.rows(of: bytes)
    guard let header = rows.first else { throw .empty }
    let columns = header.fields.map(Self.columnName)
    guard let column = Self.idColumns.first(where: columns.contains) else {
      throw .noIDColumn(found: header.fields)
    }
    var learners: [Learner] = []
    var names: [[String]] = []
    var lines: [String: [Int]] = [:]
    for row in rows.dropFirst() {
      let values = row.fields.map(Self.clean)
      guard values.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
        throw .tooManyFields(line: row.line, expected: columns.count)
      }
      guard values.contains(where: { !$0.isEmpty }) else { continue }
      let fields = Dictionary(zip(columns, values), uniquingKeysWith: { first, _ in first })
      guard let id = fields[column], !id.isEmpty else {
        throw .noID(line: row.line, column: column)
      }
      lines[id, default: []].append(row.line)
      if let all = lines[id], all.count > 1 { throw .sameID(id, lines: all) }
      let headings = zip(header.fields.map(Self.clean), values)
      learners.append(
        Learner(
          id: id, name: Self.name(in: fields), email: fields["email"] ?? fields["email_address"],
          section: fields["section"],
          fields: Dictionary(headings, uniquingKeysWith: { first, _ in first })))
      names.append([id] + Self.idColumns.compactMap { fields[$0] }.filter { !$0.isEmpty })
    }
    (self.learners, self.names) = (learners, names)
  }

  /// The name for people, in one column or in two.
  private static func name(in fields: [String: String]) -> String? {
    for column in ["name", "student", "full_name"] {
      if let name = fields[column], !name.isEmpty { return name }
    }
    let parts = ["first_name", "last_name", "surname"].compactMap { fields[$0] }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func columnName(_ field: String) -> String {
    clean(field).lowercased().replacing(" ", with: "_").replacing("-", with: "_")
  }

  /// The normal form in which everything is compared and reported.
  private static func clean(_ field: String) -> String {
    field.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
  }

  /// Finds whose submissions these are: by the id, then by the id in other letters' case, then by the
  /// other columns that say who a learner is. A step counts only where one learner and one
  /// submission are meant.
  func match(_ submissions: [String]) -> Match {
    var found: [Int: String] = [:]
    var open = submissions
    for depth in [1, Int.max] {
      for fold in [{ $0 }, { $0.lowercased() }] as [(String) -> String] {
        var owners: [String: Set<Int>] = [:]
        for (index, names) in names.enumerated() where found[index] == nil {
          for name in names.prefix(depth) {
            owners[fold(SubmissionID.make(of: Array(name.utf8))), default: []].insert(index)
          }
        }
        // Two submissions may mean one learner: then neither counts.
        var claims: [Int: [String]] = [:]
        for submission in open {
          guard let owner = owners[fold(submission)], owner.count == 1, let index = owner.first
          else { continue }
          claims[index, default: []].append(submission)
        }
        for (index, claim) in claims where claim.count == 1 { found[index] = claim.first }
        let settled = Set(found.values)
        open.removeAll(where: settled.contains)
      }
    }
    return Match(learners: learners.enumerated().map { ($1, found[$0]) }, strangers: open)
  }
}
