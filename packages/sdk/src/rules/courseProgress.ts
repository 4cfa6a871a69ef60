interface Progressable {
  sections: readonly { lectures: readonly { isCompleted: boolean }[] }[];
}

/** Percentage of completed lectures, one decimal (§9); 0 for a course without lectures. */
export function courseProgress(course: Progressable): number {
  const lectures = course.sections.flatMap((section) => section.lectures);
  return progressPercent(lectures.filter((lecture) => lecture.isCompleted).length, lectures.length);
}

/** The same from two counts. */
export function progressPercent(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((completed / total) * 1000) / 10;
}
