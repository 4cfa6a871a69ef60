import { useCallback } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { courseQuery } from '../../queries/courses.ts';

/**
 * Prefetches a course for a link that is about to be followed. Only for visitors: signed-in users may get the enrolled view
 * instead (§2, course detail).
 */
export function usePrefetchCourse(): (id: string) => void {
  const { marketplace } = useLectern('usePrefetchCourse');
  const client = useQueryClient();
  return useCallback(
    (id) => {
      if (marketplace.session.getState().token === undefined) void client.prefetchQuery(courseQuery(marketplace, id));
    },
    [marketplace, client],
  );
}
