import type { AuthoredQuiz } from '@lectern/sdk';
import { quizDraft, validatorOf } from '@lectern/sdk/forms';
import { authorFailureWords, quizCreatorWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredQuizQuery } from '../../queries/quizzes.ts';
import { useUserId } from '../account/useSession.ts';
import { type StoredForm, useStoredForm } from '../forms/useStoredForm.ts';
import type { UnsavedChanges } from '../forms/useUnsavedChanges.ts';
import { useValidationNotice } from '../forms/useValidationNotice.ts';
import type { QuizDetailsValues } from './useQuizDraft.ts';

/** Edits the title, the description and the pass percentage of a finished quiz. Unsaved changes survive a reload. */
export function useQuizDetails(quiz: AuthoredQuiz, unsaved: UnsavedChanges): StoredForm<QuizDetailsValues> {
  const marketplace = useAuthorMarketplace('useQuizDetails');
  const { t } = useLectern('useQuizDetails', authorFailureWords, quizCreatorWords);
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const withValidationNotice = useValidationNotice();
  return useStoredForm({
    id: `quizDetails_${quiz._id}`,
    initialValues: {
      title: quiz.title,
      description: quiz.description,
      passPercentage: String(quiz.passPercentage),
    },
    unsaved,
    validator: withValidationNotice({
      safeParse: (values: object) =>
        validatorOf(marketplace, quizDraft).safeParse({ ...values, questions: quiz.questions }),
    }),
    submit: ({ title, description, passPercentage }) =>
      marketplace.quizzes.update({ id: quiz._id, title, description, passPercentage }),
    failure: t('quizzes.updateFailed'),
    onSuccess({ quiz: { title, description, passPercentage } }) {
      const { queryKey } = authoredQuizQuery(marketplace, userId, quiz.lectureId);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, title, description, passPercentage });
      marketplace.notices.show({
        type: 'success',
        title: t('notice.quizUpdated.title'),
        message: t('notice.quizUpdated.text', { title }),
      });
    },
  });
}
