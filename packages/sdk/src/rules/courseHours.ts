import type { LectureType } from '../schemas/lecture.ts';

interface Timed {
  duration: number;
  sections: readonly { lectures: readonly { duration: number }[] }[];
}

/** Duration of a course with its content in seconds: the sum of its lectures, or the stored hours if it has none. */
export function courseSeconds({ sections, duration }: Timed): number {
  const lectures = sections.flatMap((section) => section.lectures);
  return lectures.length === 0 ? duration * 3600 : lectures.reduce((sum, lecture) => sum + lecture.duration, 0);
}

/** Duration of a course in hours (§3): the sum of its lectures, one decimal, or the stored hours if it has none. */
export function courseHours(lectureSeconds: readonly number[], storedHours: number): number {
  if (lectureSeconds.length === 0) return storedHours;
  const seconds = lectureSeconds.reduce((sum, value) => sum + value, 0);
  return Math.round(seconds / 360) / 10;
}

/** A course's seconds by the type of its lectures. */
export type CourseTimes = Record<LectureType, number>;

/** How the time of a course divides by the type of its lectures, in their own figures (beyond §3). */
export function courseTimes(lectures: readonly { type: LectureType; duration: number }[]): CourseTimes {
  const times: CourseTimes = { text: 0, video: 0, quiz: 0, assignment: 0 };
  for (const { type, duration } of lectures) times[type] += duration;
  return times;
}

/** How the time of a course divides, in seconds: lessons (videos, texts and quizzes) and the project (assignments). */
export interface CourseWorkload {
  lessons: number;
  project: number;
}

/** The lectures whose time is the project's. */
export const projectType = 'assignment';

/** The part of a course's time that is lessons, and the part that is the project (beyond §3). */
export function courseWorkload(lectures: readonly { type: LectureType; duration: number }[]): CourseWorkload {
  const { [projectType]: project, text, video, quiz } = courseTimes(lectures);
  return { lessons: text + video + quiz, project };
}

/** How long someone studies in one evening, for saying how many a course takes: an hour and a quarter. */
const EVENING_SECONDS = 75 * 60;

/** How many evenings of 75 minutes a course takes, rounded up: nobody minds being done early. At least one. */
export const courseEvenings = ({ lessons, project }: CourseWorkload): number =>
  Math.max(1, Math.ceil((lessons + project) / EVENING_SECONDS));
