import type { LectureOutline } from '../schemas/lecture.ts';
import { courseWorkload } from './courseHours.ts';
import { firstLecture } from './firstLecture.ts';

interface Studied<Lecture> {
  lastLectureId?: string | undefined;
  sections: readonly { lectures: readonly (Lecture & { isCompleted: boolean })[] }[];
}

/** A course's progress for the list of courses: completed lectures, all lectures, the time that is left, and the next one. */
export function courseStudy<Lecture extends Pick<LectureOutline, '_id' | 'type' | 'duration'>>(
  course: Studied<Lecture>,
) {
  const lectures = course.sections.flatMap((section) => section.lectures);
  const opening = firstLecture(course);
  return {
    completedLectures: lectures.filter(({ isCompleted }) => isCompleted).length,
    totalLectures: lectures.length,
    left: courseWorkload(lectures.filter(({ isCompleted }) => !isCompleted)),
    /** Missing once all are completed. */
    nextLecture: lectures.find(({ _id, isCompleted }) => _id === opening && !isCompleted),
  };
}
