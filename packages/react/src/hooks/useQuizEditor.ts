import { type AuthoredQuiz, type MessageKey, messageOf } from '@lectern/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLectern } from '../provider/context.ts';
import { authoredQuizQuery } from '../queries/quizzes.ts';
import type { WrittenQuestion } from './useQuizCreator.ts';
import { useSession } from './useSession.ts';

/** The questions of a finished quiz: each change goes to the server at once. */
export function useQuizEditor(quiz: AuthoredQuiz) {
  const { marketplace, t } = useLectern('useQuizEditor');
  const { notices } = marketplace;
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const refresh = () =>
    queryClient.invalidateQueries({
      queryKey: authoredQuizQuery(marketplace, userId, quiz.lectureId).queryKey,
    });
  const changing = useMutation({
    mutationFn: async (call: () => Promise<unknown>) => {
      await call();
      await refresh();
    },
  });
  const attempt = async (call: () => Promise<unknown>, failure: MessageKey): Promise<boolean> => {
    try {
      await changing.mutateAsync(call);
      return true;
    } catch (error) {
      notices.show({ type: 'error', title: t('error.title'), message: messageOf(error, t(failure)) });
      return false;
    }
  };

  return {
    isSaving: changing.isPending,
    async saveQuestion(question: WrittenQuestion, index?: number): Promise<boolean> {
      const known = index === undefined ? undefined : quiz.questions[index];
      // Not their number: after a removal that place may be taken, and the same place replaces.
      const order = Math.max(-1, ...quiz.questions.map((one) => one.order)) + 1;
      const isSaved = known
        ? await attempt(
            () => marketplace.questions.update({ id: known._id, ...question, order: known.order }),
            'questions.updateFailed',
          )
        : await attempt(
            () => marketplace.questions.create({ quizId: quiz._id, ...question, order }),
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
    removeQuestion(index: number) {
      const known = quiz.questions[index];
      return known
        ? attempt(() => marketplace.questions.remove({ id: known._id }), 'questions.removeFailed')
        : Promise.resolve(false);
    },
  };
}
