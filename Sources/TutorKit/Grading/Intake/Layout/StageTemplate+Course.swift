extension StageTemplate {
  /// The stage as the course gives it to learners.
  init(_ stage: Stage, in course: CourseFolder) {
    let stub = FileTree(course.stub(stage))
    let given = stub.files.compactMap { file in stub.data(of: file).map { (file, $0) } }
    self.init(
      slug: stage.slug, declared: stage.files,
      given: Dictionary(given, uniquingKeysWith: { first, _ in first }))
  }
}
