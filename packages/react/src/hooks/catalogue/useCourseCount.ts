import type { CourseFacets, CourseSearch } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { coursesQuery } from '../../queries/courses.ts';
import { useDebounced } from '../../ui/behaviors/useDebounced.ts';

const DEBOUNCE_MS = 250;

/** How many courses a search finds; empty without a search. */
export function useCourseCount(search: CourseSearch | undefined): {
  total?: number | undefined;
  facets?: CourseFacets | undefined;
  isPending?: boolean;
} {
  const { marketplace } = useLectern('useCourseCount');
  // Debounced as JSON: the object is a new one in every render.
  const json = useDebounced(JSON.stringify(search), DEBOUNCE_MS);
  const { data, isPending } = useQuery({
    ...coursesQuery(marketplace, { ...(json ? JSON.parse(json) : {}), limit: 1 }),
    enabled: search !== undefined && json !== undefined,
  });
  return search ? { total: data?.totalResults, facets: data?.facets, isPending } : {};
}
