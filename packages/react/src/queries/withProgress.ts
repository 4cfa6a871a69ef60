import { courseProgress, type EnrolledCourse, type LectureProgress } from '@lectern/sdk';

/** A course with one lecture's progress moved on; neither position nor completion moves back. */
export function withProgress(course: EnrolledCourse, progress: LectureProgress): EnrolledCourse {
  const holds = course.sections.some((section) => section.lectures.some(({ _id }) => _id === progress.lectureId));
  if (!holds) return course;
  const sections = course.sections.map((section) => ({
    ...section,
    lectures: section.lectures.map((lecture) =>
      lecture._id === progress.lectureId
        ? {
            ...lecture,
            isCompleted: lecture.isCompleted || progress.isCompleted,
            lastWatchedPosition: Math.max(lecture.lastWatchedPosition, progress.lastWatchedPosition),
          }
        : lecture,
    ),
  }));
  return { ...course, sections, progress: courseProgress({ sections }), lastLectureId: progress.lectureId };
}
