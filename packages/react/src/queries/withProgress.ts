import type { EnrolledCourse, LectureProgress } from '@lectern/sdk';
import { courseProgress, mergeProgress } from '@lectern/sdk/rules';

/** A course with the progress of one lecture merged in. */
export function withProgress(course: EnrolledCourse, progress: LectureProgress): EnrolledCourse {
  const holds = course.sections.some((section) => section.lectures.some(({ _id }) => _id === progress.lectureId));
  if (!holds) return course;
  const sections = course.sections.map((section) => ({
    ...section,
    lectures: section.lectures.map((lecture) =>
      lecture._id === progress.lectureId ? mergeProgress(lecture, progress) : lecture,
    ),
  }));
  return { ...course, sections, progress: courseProgress({ sections }), lastLectureId: progress.lectureId };
}
