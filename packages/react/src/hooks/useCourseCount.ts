import type { CourseSearch } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { coursesQuery } from '../queries/courses.ts';
import { useDebounced } from '../ui/behaviors/useDebounced.ts';

/** A choice has to rest for so long, in milliseconds, before it is counted. */
const REST = 250;

/** How many courses a search finds; undefined before that is known, and while there is no search. */
export function useCourseCount(search: CourseSearch | undefined): number | undefined {
  const { marketplace } = useLectern('useCourseCount');
  // As text: each draw makes an object of its own.
  const asked = useDebounced(JSON.stringify(search), REST);
  const { data } = useQuery({
    ...coursesQuery(marketplace, { ...(asked ? JSON.parse(asked) : {}), limit: 1 }),
    enabled: search !== undefined && asked !== undefined,
  });
  return search && data?.totalResults;
}
