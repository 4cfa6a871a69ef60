import { messageOf, type QuizResults } from '@lectern/sdk';
import { authorFailureWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { quizResultsQuery } from '../../queries/quizzes.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** What {@link useQuizResults} returns. */
export interface UseQuizResultsResult {
  /** Undefined while they load. */
  results: QuizResults | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads the results again after an error. */
  reload: () => void;
}

/** How learners did in a quiz of the user, question by question. */
export function useQuizResults(quizId: string): UseQuizResultsResult {
  const marketplace = useAuthorMarketplace('useQuizResults');
  const { t } = useLectern('useQuizResults', authorFailureWords);
  const { data, error, refetch } = usePersonalQuery((userId) => quizResultsQuery(marketplace, userId, quizId));
  return {
    results: data,
    error: error && !data ? messageOf(error, t('quizzes.resultsFailed')) : undefined,
    reload: () => void refetch(),
  };
}
