import { type AuthoredQuiz, fieldErrors, messageOf } from '@lectern/sdk';
import { useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQueryClient } from '../provider/query.ts';
import { authoredQuizQuery } from '../queries/quizzes.ts';
import { useDraft } from './useDraft.ts';
import type { QuizFormValues } from './useQuizCreator.ts';
import { useSession } from './useSession.ts';

type Details = Omit<QuizFormValues, 'questions'>;

/** The title, the description and the pass percentage of a finished quiz. What is typed survives a reload. */
export function useQuizDetails(quiz: AuthoredQuiz, onSave: () => void) {
  const { marketplace, t } = useLectern('useQuizDetails');
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const [draft, change, clear] = useDraft<Details | null>(`quizDetails_${quiz._id}`, null, readDraft);
  const [isRestored, setRestored] = useState(draft !== null);
  const stored: Details = {
    title: quiz.title,
    description: quiz.description,
    passPercentage: String(quiz.passPercentage),
  };
  const forget = () => {
    clear();
    setRestored(false);
  };

  const saving = useMutation({
    mutationFn: ({ title, description, passPercentage }: Pick<AuthoredQuiz, keyof Details>) =>
      marketplace.quizzes.update({ id: quiz._id, title, description, passPercentage }),
    onSuccess({ quiz: { title, description, passPercentage } }) {
      forget();
      onSave();
      const { queryKey } = authoredQuizQuery(marketplace, userId, quiz.lectureId);
      queryClient.setQueryData(queryKey, (known) => known && { ...known, title, description, passPercentage });
      marketplace.notices.show({
        type: 'success',
        title: t('notice.quizUpdated.title'),
        message: t('notice.quizUpdated.text', { title }),
      });
    },
  });

  return {
    begin: draft ?? stored,
    isRestored,
    keep: (typed: Details) => change(() => typed),
    discard: forget,
    rule: {
      safeParse: (given: unknown) =>
        marketplace.rules.quizDraft.safeParse({ ...(given as object), questions: quiz.questions }),
    },
    save: saving.mutate,
    isSaving: saving.isPending,
    error: saving.error && messageOf(saving.error, t('quizzes.updateFailed')),
    fields: fieldErrors(saving.error),
  };
}

function readDraft(stored: unknown): Details | undefined {
  const { title, description, passPercentage } = (stored ?? {}) as Partial<Details>;
  return [title, description, passPercentage].every((value) => typeof value === 'string')
    ? (stored as Details)
    : undefined;
}
