import type { AuthoredWeek } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredWeeksQuery } from '../../queries/authoredCourses.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** What the instructor's courses brought in each of the last eight weeks, oldest first. */
export function useAuthoredWeeks(): UseQueryResult<AuthoredWeek[]> {
  const marketplace = useAuthorMarketplace('useAuthoredWeeks');
  return usePersonalQuery((userId) => authoredWeeksQuery(marketplace, userId));
}
