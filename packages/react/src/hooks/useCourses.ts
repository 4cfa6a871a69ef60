import type { CourseSearch } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { coursesQuery } from '../queries/courses.ts';

/** A page of the catalogue (§2, course listing). */
export function useCourses(search: CourseSearch = {}) {
  return useQuery(coursesQuery(useLectern('useCourses').marketplace, search));
}
