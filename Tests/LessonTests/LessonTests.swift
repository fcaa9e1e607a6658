import StageTestSupport
import Testing

/// The drawings in the pages are screens of the very code that the pages are about. A drawing of the
/// stub is compared in a build with the stubs, one of the solution in a build with the solutions.
@Suite("What the lessons draw", .serialized, .ownProcess)
struct LessonTests {}
