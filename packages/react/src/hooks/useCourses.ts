import { type CoursePage, type CourseSearch, limits } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { coursesQuery } from '../queries/courses.ts';

/** Backends may send more featured courses than were asked for. */
const firstFeatured = (page: CoursePage): CoursePage => ({
  ...page,
  courses: page.courses.slice(0, limits.featuredCourses),
});

/** A page of the catalogue (§2, course listing). Of featured courses at most 8, however many the server sends. */
export function useCourses(search: CourseSearch = {}) {
  const query = coursesQuery(useLectern('useCourses').marketplace, search);
  return useQuery({ ...query, ...(search.featured ? { select: firstFeatured } : {}) });
}
