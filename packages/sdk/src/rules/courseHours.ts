interface Timed {
  duration: number;
  sections: readonly { lectures: readonly { duration: number }[] }[];
}

/** Seconds of a course with its content: the sum of its lectures, or the stored hours where it has none. */
export function courseSeconds({ sections, duration }: Timed): number {
  const lectures = sections.flatMap((section) => section.lectures);
  return lectures.length === 0 ? duration * 3600 : lectures.reduce((sum, lecture) => sum + lecture.duration, 0);
}

/** Hours of a course (§3): the sum of its lectures' seconds, one decimal; the stored duration where it has none. */
export function courseHours(lectureSeconds: readonly number[], storedHours: number): number {
  if (lectureSeconds.length === 0) return storedHours;
  const seconds = lectureSeconds.reduce((sum, value) => sum + value, 0);
  return Math.round(seconds / 360) / 10;
}
