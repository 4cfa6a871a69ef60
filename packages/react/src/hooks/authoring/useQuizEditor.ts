import { type AuthoredQuiz, messageOf } from '@lectern/sdk';
import { type AuthorFailureWordKey, authorFailureWords, quizCreatorWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useMutation, useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredQuizQuery } from '../../queries/quizzes.ts';
import { useSession } from '../account/useSession.ts';
import { isSameText } from '../learning/useQuizDraft.ts';
import { useArrangeQuestions } from './useArrangeQuestions.ts';
import type { QuestionFormValues } from './useQuizCreator.ts';

/** What {@link useQuizEditor} returns. */
export interface UseQuizEditorResult {
  isSaving: boolean;
  /** The result of the last change, for a live region. */
  announcement: string;
  /** Undoes the last move; undefined if there is none. */
  undo: (() => void) | undefined;
  /** Moves the question at `index` to the index `to`. */
  moveQuestion: (index: number, to: number) => void;
  /** Replaces the question at `index`, or adds one; resolves with whether it was saved. */
  saveQuestion: (question: QuestionFormValues, index?: number) => Promise<boolean>;
  /** Adds the questions that are not in the quiz yet; stops at the first failure. Resolves with how many were added and already known. */
  importQuestions: (questions: readonly QuestionFormValues[]) => Promise<{ added: number; known: number }>;
  /** Removes the question at `index`. */
  removeQuestion: (index: number) => Promise<void>;
  /** Copies the question at `index` to the place after it. */
  duplicateQuestion: (index: number) => Promise<void>;
}

/** The questions of a finished quiz: each change goes to the server at once. */
export function useQuizEditor(quiz: AuthoredQuiz): UseQuizEditorResult {
  const marketplace = useAuthorMarketplace('useQuizEditor');
  const { t } = useLectern('useQuizEditor', authorFailureWords, quizCreatorWords);
  const { notices } = marketplace;
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const [announcement, setAnnouncement] = useState('');
  const order = useArrangeQuestions(quiz, setAnnouncement);
  const refresh = () =>
    queryClient.invalidateQueries({
      queryKey: authoredQuizQuery(marketplace, userId, quiz.lectureId).queryKey,
    });
  const changing = useMutation({
    mutationFn: async (call: () => Promise<unknown>) => {
      // The previous order does not fit the changed questions.
      order.forget();
      try {
        await call();
      } finally {
        // The first of two requests may have succeeded.
        await refresh();
      }
    },
  });
  const attempt = async (call: () => Promise<unknown>, failure: AuthorFailureWordKey): Promise<boolean> => {
    try {
      await changing.mutateAsync(call);
      return true;
    } catch (error) {
      notifyFailure(marketplace, t('error.title'), messageOf(error, t(failure)));
      return false;
    }
  };
  // Not the number of questions: after a removal that order may be in use, and creating one there would replace it.
  const last = () => Math.max(-1, ...quiz.questions.map((one) => one.order)) + 1;

  return {
    isSaving: changing.isPending,
    announcement,
    undo: order.undo,
    moveQuestion: order.move,
    async saveQuestion(question: QuestionFormValues, index?: number): Promise<boolean> {
      const known = index === undefined ? undefined : quiz.questions[index];
      const isSaved = known
        ? await attempt(() => marketplace.questions.update({ id: known._id, ...question }), 'questions.updateFailed')
        : await attempt(
            () => marketplace.questions.create({ quizId: quiz._id, ...question, order: last() }),
            'questions.createFailed',
          );
      if (!isSaved) return false;
      notices.show({
        type: 'success',
        title: t(known ? 'notice.questionUpdated.title' : 'notice.questionAdded.title'),
        message: t(known ? 'notice.questionUpdated.text' : 'notice.questionAdded.text'),
      });
      return true;
    },
    async importQuestions(questions: readonly QuestionFormValues[]) {
      setAnnouncement('');
      const fresh = questions.filter(
        ({ text }, place) =>
          ![...quiz.questions, ...questions.slice(0, place)].some((one) => isSameText(one.text, text)),
      );
      let added = 0;
      await attempt(async () => {
        for (const question of fresh) {
          await marketplace.questions.create({ quizId: quiz._id, ...question, order: last() + added });
          added += 1;
        }
      }, 'questions.createFailed');
      return { added, known: questions.length - fresh.length };
    },
    async removeQuestion(index: number) {
      const known = quiz.questions[index];
      if (!known) return;
      const isGone = await attempt(() => marketplace.questions.remove({ id: known._id }), 'questions.removeFailed');
      if (isGone) setAnnouncement(t('quizCreator.removed', { number: index + 1 }));
    },
    async duplicateQuestion(index: number) {
      const known = quiz.questions[index];
      if (!known) return;
      const { text, type, options, correctAnswer, points, explainedIn } = known;
      const isThere = await attempt(async () => {
        const copy = { quizId: quiz._id, text, type, options, correctAnswer, points, explainedIn, order: last() };
        const { question } = await marketplace.questions.create(copy);
        const ids = quiz.questions.map(({ _id }) => _id);
        if (!question || index === ids.length - 1) return;
        ids.splice(index + 1, 0, question._id);
        await marketplace.quizzes.arrange({ id: quiz._id, questions: ids });
      }, 'questions.createFailed');
      if (isThere) setAnnouncement(t('quizCreator.duplicated', { number: index + 2 }));
    },
  };
}
