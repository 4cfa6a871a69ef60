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

/** How the time of a course divides, in seconds: lessons (videos, texts and quizzes) and the project (assignments). */
export interface CourseWorkload {
  lessons: number;
  project: number;
}

/** The lectures whose time is the project's. */
export const projectType = 'assignment';

/** The part of a course's time that is lessons, and the part that is the project (beyond §3). */
export function courseWorkload(lectures: readonly { type: string; duration: number }[]): CourseWorkload {
  const workload = { lessons: 0, project: 0 };
  for (const { type, duration } of lectures) workload[type === projectType ? 'project' : 'lessons'] += duration;
  return workload;
}
