import Foundation

/// Takes submissions in: finds out what they are, and what of them counts. Nothing of a submission is
/// written to the disk or run on the way.
struct Intake: Sendable {
  /// The stages that are graded.
  let templates: [StageTemplate]
  /// The slugs of all stages of the course: those that are not graded now are nobody's fault.
  var slugs: [String] = []
  var limits = IntakeLimits()

  /// Takes the files of the stages from a submission, and looks at their source.
  func take(_ place: SubmissionPlace) -> Submission {
    var submission = files(of: place)
    submission.findings = zip(submission.stages, templates).flatMap { stage, template in
      stage.evidence(given: template)
    }
    return submission
  }

  /// Takes the files of the stages from a submission, and does not look at their source.
  func files(of place: SubmissionPlace) -> Submission {
    var submission = Submission(id: place.id, name: place.name)
    do throws(IntakeFault) {
      let (source, written) = try source(of: place)
      submission.written = written
      let tree = try SubmissionTree(source, limits: limits)
      do throws(IntakeFault) {
        if let fault = tree.unreadable(besides: ungraded) { throw fault }
        // Whichever stages are graded, a submission begins at the same place.
        let root = try SubmissionRoot.find(
          in: tree, slugs: slugs.isEmpty ? templates.map(\.slug) : slugs)
        let taker = try StageTaker(tree, root, templates, slugs: slugs, limits: limits)
        submission.stages = taker.stages
        submission.notes = evidence(taker.notes)
      } catch {
        submission.notes = evidence(IntakeNote.refusals(tree.refused, shown: \.text))
        throw error
      }
    } catch {
      submission.fault = error
    }
    return submission
  }

  /// The stages of the course that are not graded, in small letters.
  private var ungraded: Set<String> {
    Set(slugs.map { $0.lowercased() }).subtracting(templates.map { $0.slug.lowercased() })
  }

  private func evidence(_ notes: [IntakeNote]) -> [Evidence] {
    notes.map { $0.evidence(slugs: templates.map(\.slug)) }
  }

  /// What a submission came in, and when that was last written.
  private func source(
    of place: SubmissionPlace
  ) throws(IntakeFault) -> (any FileSource, written: Date?) {
    switch place.content {
    case .fault(let fault): throw fault
    case .folder:
      let source = try FolderSource(place.path, limits: limits)
      return (source, source.written)
    case .archive:
      let bytes: [UInt8]?
      let written: Date
      do throws(SystemFault) {
        let archive = try Descriptor(place.path, isFolder: false)
        written = try archive.status().written
        bytes = try archive.bytes(limit: limits.archive.archive)
      } catch {
        throw .unreadable(path: place.name, reason: error.reason)
      }
      do throws(ArchiveFault) {
        guard let bytes else { throw .archiveTooLarge(limit: limits.archive.archive) }
        return (try Archive.open(bytes, limits: limits.archive), written)
      } catch {
        throw .archive(error)
      }
    }
  }
}
