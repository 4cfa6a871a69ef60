import { limits } from './limits.ts';

/**
 * Up to 3 other courses (§2) from searches in the same category, without duplicates and the course itself: those of its
 * level first, then as the searches found them, which is the best rated first.
 */
export function relatedCourses<Course extends { _id: string; level: string }>(
  found: readonly Course[],
  { _id, level }: { _id: string; level: string },
): Course[] {
  const others = [...new Map(found.filter((one) => one._id !== _id).map((one) => [one._id, one])).values()];
  const rank = (one: Course) => (one.level === level ? 0 : 1);
  return others.sort((one, other) => rank(one) - rank(other)).slice(0, limits.relatedCourses);
}
