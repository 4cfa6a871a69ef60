import { type AuthoredQuestion, type AuthoredQuiz, messageOf } from '@lectern/sdk';
import { authorFailureWords, quizCreatorWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useMutation, useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { mutationKeys } from '../../queries/keys.ts';
import { authoredQuizQuery } from '../../queries/quizzes.ts';
import { usePersonalOptions } from '../account/usePersonalQuery.ts';

type Questions = readonly AuthoredQuestion[];

/** Moves the questions of a published quiz: shown at once, sent one after the other, undone if the server refuses. */
export function useArrangeQuestions(quiz: AuthoredQuiz, announce: (text: string) => void) {
  const marketplace = useAuthorMarketplace('useArrangeQuestions');
  const { t } = useLectern('useArrangeQuestions', authorFailureWords, quizCreatorWords);
  const queryClient = useQueryClient();
  const { queryKey } = usePersonalOptions((userId) => authoredQuizQuery(marketplace, userId, quiz.lectureId));
  const [before, setBefore] = useState<Questions>();
  const show = (questions: Questions) =>
    queryClient.setQueryData(queryKey, (known) => known && { ...known, questions: [...questions] });

  const mutationKey = mutationKeys.arrangeQuestions(quiz._id);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ next }: { next: Questions; known: Questions }) =>
      marketplace.quizzes.arrange({ id: quiz._id, questions: next.map(({ _id }) => _id) }),
    async onError(error, { known }) {
      // Each move sends the whole order, so a later one replaces this one.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      show(known);
      announce('');
      setBefore(undefined);
      const message = messageOf(error, t('quizzes.arrangeFailed'));
      notifyFailure(marketplace, t('error.title'), message);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  function arrange(next: Questions, text: string) {
    // A pending response has the old order.
    void queryClient.cancelQueries({ queryKey });
    const placed = next.map((question, order) => ({ ...question, order }));
    show(placed);
    announce(text);
    mutate({ next: placed, known: quiz.questions });
  }

  return {
    forget: () => setBefore(undefined),
    undo:
      before &&
      (() => {
        arrange(before, t('quizCreator.undone'));
        setBefore(undefined);
      }),
    move(index: number, to: number) {
      const next = quiz.questions.filter((_, place) => place !== index);
      const moved = quiz.questions[index];
      if (!moved) return;
      next.splice(to, 0, moved);
      setBefore(quiz.questions);
      arrange(next, t('quizCreator.moved', { place: to + 1, total: next.length }));
    },
  };
}
