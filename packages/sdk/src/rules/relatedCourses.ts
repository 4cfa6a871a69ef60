import { limits } from './limits.ts';

/** Up to 3 other courses (§2) from searches in the same category, without duplicates and the course itself. */
export function relatedCourses<Course extends { _id: string }>(found: readonly Course[], courseId: string): Course[] {
  const others = new Map(found.filter((course) => course._id !== courseId).map((course) => [course._id, course]));
  return [...others.values()].slice(0, limits.relatedCourses);
}
