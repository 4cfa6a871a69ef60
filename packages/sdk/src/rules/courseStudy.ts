import type { LectureOutline } from '../schemas/lecture.ts';
import { firstLecture } from './firstLecture.ts';

interface Studied<Lecture> {
  lastLectureId?: string | undefined;
  sections: readonly { lectures: readonly (Lecture & { isCompleted: boolean })[] }[];
}

/** What a list of courses says of one that is studied: lectures completed and in all, and the one that opens next. */
export function courseStudy<Lecture extends Pick<LectureOutline, '_id'>>(course: Studied<Lecture>) {
  const lectures = course.sections.flatMap((section) => section.lectures);
  const opening = firstLecture(course);
  return {
    completedLectures: lectures.filter(({ isCompleted }) => isCompleted).length,
    totalLectures: lectures.length,
    /** Missing once nothing is left to do there. */
    nextLecture: lectures.find(({ _id, isCompleted }) => _id === opening && !isCompleted),
  };
}
