import { useCallback } from 'react';
import { useLectern } from '../provider/context.ts';
import { useQueryClient } from '../provider/query.ts';
import { courseQuery } from '../queries/courses.ts';

/**
 * Asks for a course before its page is opened, for links that somebody is about to follow. For visitors alone: who is
 * signed in may see the course with other eyes (§2, course detail).
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
