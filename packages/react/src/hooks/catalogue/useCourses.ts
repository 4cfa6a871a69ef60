import type { CoursePage, CourseSearch } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { coursesQuery } from '../../queries/courses.ts';

/** Backends may send more featured courses than the limit. */
const limitFeatured = (page: CoursePage): CoursePage => ({
  ...page,
  courses: page.courses.slice(0, limits.featuredCourses),
});

/** A page of the catalogue (§2, course listing); at most 8 courses for a search of featured courses. */
export function useCourses(search: CourseSearch = {}): UseQueryResult<CoursePage> {
  const query = coursesQuery(useLectern('useCourses').marketplace, search);
  return useQuery({ ...query, ...(search.featured ? { select: limitFeatured } : {}) });
}
