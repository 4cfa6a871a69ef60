import { limits } from './limits.ts';

/** Up to 3 other courses (§2): of what searches of the category found, each once and without the course itself. */
export function relatedCourses<Course extends { _id: string }>(found: readonly Course[], courseId: string): Course[] {
  const others = new Map(found.filter((course) => course._id !== courseId).map((course) => [course._id, course]));
  return [...others.values()].slice(0, limits.relatedCourses);
}
