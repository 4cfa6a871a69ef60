import { messageOf } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { quizResultsQuery } from '../queries/quizzes.ts';
import { useUserId } from './useSession.ts';

/** How learners did in a quiz one has made, question by question. */
export function useQuizResults(quizId: string) {
  const { marketplace, t } = useLectern('useQuizResults');
  const userId = useUserId();
  const { data, error, refetch } = useQuery({
    ...quizResultsQuery(marketplace, userId ?? '', quizId),
    enabled: userId !== undefined,
  });
  return {
    results: data,
    error: error && !data ? messageOf(error, t('quizzes.resultsFailed')) : undefined,
    reload: () => void refetch(),
  };
}
