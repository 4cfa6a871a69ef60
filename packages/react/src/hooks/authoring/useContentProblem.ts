import { isApiError } from '@lectern/sdk';
import { teachingWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCoursesQuery } from '../../queries/authoredCourses.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

const isStatus = (error: unknown, status: number) => isApiError(error) && error.status === status;

/**
 * The message for a course's content that failed to load; undefined until it is known. A 404 means that the course is gone
 * or that it is another instructor's: it is looked up among the user's own courses (§6). If they can't be loaded either,
 * it is §8's 'Course not found.'.
 */
export function useContentProblem(courseId: string, error: unknown): string | undefined {
  const marketplace = useAuthorMarketplace('useContentProblem');
  const { t } = useLectern('useContentProblem', teachingWords);
  const isMissing = isStatus(error, 404);
  const authored = usePersonalQuery((userId) => authoredCoursesQuery(marketplace, userId), { enabled: isMissing });
  if (!error) return undefined;
  if (!isMissing) return t(isStatus(error, 403) ? 'courseForm.notOwned' : 'contentManager.loadFailed');
  if (authored.isFetching) return undefined;
  const isNotOwned = authored.data && !authored.data.some(({ _id }) => _id === courseId);
  return t(isNotOwned ? 'courseForm.notOwned' : 'contentManager.notFound');
}
