import { isApiError, type MessageKey } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { authoredCoursesQuery } from '../queries/authoredCourses.ts';
import { useUserId } from './useSession.ts';

const isStatus = (error: unknown, status: number) => isApiError(error) && error.status === status;

/**
 * What a failed load of a course's content is called; missing until that is known. A 404 says both "gone" and "another
 * person's": an instructor's course is found among the instructor's own (§6), and what is not there is not owned. Where
 * that list cannot be had, it is §8's 'Course not found.'.
 */
export function useContentProblem(courseId: string, error: unknown): MessageKey | undefined {
  const { marketplace } = useLectern('useContentProblem');
  const userId = useUserId() ?? '';
  const isMissing = isStatus(error, 404);
  const own = useQuery({ ...authoredCoursesQuery(marketplace, userId), enabled: isMissing && userId !== '' });
  if (!error) return undefined;
  if (!isMissing) return isStatus(error, 403) ? 'courseForm.notOwned' : 'contentManager.loadFailed';
  if (own.isFetching) return undefined;
  const isNotOwned = own.data && !own.data.some(({ _id }) => _id === courseId);
  return isNotOwned ? 'courseForm.notOwned' : 'contentManager.notFound';
}
