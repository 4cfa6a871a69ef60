interface Studied {
  lastLectureId?: string | undefined;
  sections: readonly { lectures: readonly { _id: string; isCompleted: boolean }[] }[];
}

/**
 * The lecture to open (§2, §4). A course being resumed opens at the lecture last opened if that is incomplete, else at
 * the next incomplete one after it. Otherwise: the first incomplete lecture of the first section that has lectures,
 * else that section's first. `undefined` for a course without lectures.
 */
export function firstLecture(course: Studied): string | undefined {
  const all = course.sections.flatMap((section) => section.lectures);
  const last = all.findIndex((lecture) => lecture._id === course.lastLectureId);
  if (last >= 0) {
    const next = all.slice(last).find((lecture) => !lecture.isCompleted);
    if (next) return next._id;
  }
  const opening = course.sections.find((section) => section.lectures.length > 0)?.lectures ?? [];
  return (opening.find((lecture) => !lecture.isCompleted) ?? opening[0])?._id;
}
