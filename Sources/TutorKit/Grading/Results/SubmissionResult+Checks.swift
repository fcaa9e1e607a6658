extension SubmissionResult {
  /// What a learner's own checks found, as if they had been handed in: of the stages that were checked.
  init(checks reports: [StageReport], of course: Course) {
    let stages = course.stages.compactMap { stage in
      reports.first { $0.stage == stage.slug }.map { StageResult($0, of: stage) }
    }
    self.init(
      learner: Learner(id: "learner"), status: .graded, points: stages.map(\.points).total(),
      maximum: stages.map(\.maximum).total(), evidence: [], stages: stages)
  }
}

extension GradedClass {
  /// What a learner's own checks found.
  init(checks reports: [StageReport], of course: Course, in folder: CourseFolder) {
    self.init(one: SubmissionResult(checks: reports, of: course))
    stages = results[0].stages.compactMap { result in
      course.stages.first { $0.slug == result.report.stage }
        .map { RunRecord.StageEntry($0, in: folder) }
    }
  }
}
