import { type AuthoredQuiz, isApiError, messageOf, type QuizCreationProgress } from '@lectern/sdk';
import { limits } from '@lectern/sdk/rules';
import { authorFailureWords, formWords, quizCreatorWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { authoredCourseKeys } from '../../queries/authoredCourses.ts';
import { authoredQuizQuery } from '../../queries/quizzes.ts';
import { useSession } from '../account/useSession.ts';
import {
  type QuizDetailsValues,
  type QuizDraftActions,
  type QuizFormValues,
  useQuizDraft,
} from '../learning/useQuizDraft.ts';
import { quizLinkKey } from './useContentManager.ts';

export type { QuestionFormValues, QuizDetailsValues, QuizFormValues } from '../learning/useQuizDraft.ts';

export interface UseQuizCreatorOptions {
  /** The lecture of the quiz. Its quiz is always loaded: it may have been created elsewhere. */
  lectureId: string;
  /** The title that a new quiz begins with. @default none */
  initialTitle?: string | undefined;
  /** Called when the quiz is created. The content of its course is fetched again half a second later (§4). */
  onCreate?: ((quiz: AuthoredQuiz) => void) | undefined;
}

/** The details of a quiz as `validatorOf(marketplace, quizDraft)` returns them. */
type CheckedQuizDetails = Omit<QuizDetailsValues, 'passPercentage'> & { passPercentage: number };

/** What {@link useQuizCreator} returns. */
export interface UseQuizCreatorResult extends QuizDraftActions {
  lectureId: string;
  /** Whether it is not known yet if the lecture has a quiz. */
  isChecking: boolean;
  /** Why the check failed; that there is no quiz is not a failure (§8). */
  checkError: string | null;
  /** Checks again. */
  check: () => void;
  /** The finished quiz that the lecture already has. */
  existing: AuthoredQuiz | undefined;
  /** Deletes that quiz. */
  removeExisting: () => void;
  isRemoving: boolean;
  values: QuizFormValues;
  /** What differs from the server; undefined if nothing does. */
  changes: Partial<QuizFormValues> | undefined;
  /** Whether the draft continues a quiz that was started elsewhere. */
  isRecovered: boolean;
  /** Whether the changes were made before this was mounted. */
  isRestored: boolean;
  /** Removes the draft. */
  discard: () => void;
  /** Changes when the draft is discarded: use it as the key of uncontrolled fields. */
  round: number;
  /** Creates the quiz with the questions of the draft. */
  create: (quiz: CheckedQuizDetails) => void;
  isCreating: boolean;
  /** How far the creation is, while it runs. */
  progress: QuizCreationProgress | undefined;
  /** How far the creation was when it failed. */
  stopped: QuizCreationProgress | undefined;
}

/** Creates a quiz for a lecture (§4): looks for an existing one, then creates it step by step. The draft survives a reload. */
export function useQuizCreator({ lectureId, initialTitle, onCreate }: UseQuizCreatorOptions): UseQuizCreatorResult {
  const marketplace = useAuthorMarketplace('useQuizCreator');
  const { t } = useLectern('useQuizCreator', authorFailureWords, formWords, quizCreatorWords);
  const { notices } = marketplace;
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const existing = useQuery({ ...authoredQuizQuery(marketplace, userId, lectureId), enabled: userId !== '' });
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<QuizCreationProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const unfinished = existing.data && !existing.data.isFinished ? existing.data : undefined;
  const draft = useQuizDraft(lectureId, unfinished, initialTitle);
  const { values } = draft;
  /** The question that is being edited has a draft of its own. */
  const forgetQuestion = () => marketplace.storage.remove(`draft_${userId}_question_${lectureId}`);
  const refreshContent = () => queryClient.invalidateQueries({ queryKey: authoredCourseKeys.details(userId) });

  const creating = useMutation({
    mutationFn(quiz: CheckedQuizDetails) {
      const controller = new AbortController();
      running.current = controller;
      const questions = values.questions.map(({ key: _, ...question }) => question);
      setProgress({ done: 0, total: questions.length + 2 });
      return marketplace.createQuiz(
        lectureId,
        { ...quiz, questions },
        { signal: controller.signal, onProgress: setProgress },
      );
    },
    onSuccess({ quiz, isLinked }) {
      draft.clear();
      if (!isLinked) marketplace.storage.set(quizLinkKey(userId, lectureId), quiz._id);
      onCreate?.(quiz);
      notices.show({
        type: 'success',
        title: t('notice.quizCreated.title'),
        message: isLinked ? t('notice.quizCreated.text', { title: quiz.title }) : t('contentManager.quizLinkFailed'),
      });
      // Also after this is unmounted: the content may be shown elsewhere.
      setTimeout(refreshContent, limits.quizRefresh);
    },
    async onError(error) {
      if (running.current?.signal.aborted) return;
      if (isApiError(error) && error.status === 409 && !isApiError(error, 'wrong_lecture_type')) {
        notices.show({ type: 'warning', title: t('notice.quizExists.title'), message: t('notice.quizExists.text') });
        setProgress(undefined);
        await existing.refetch();
        return;
      }
      const message = messageOf(error, t('quizzes.createFailed'));
      notifyFailure(marketplace, t('notice.creationFailed.title'), message);
    },
  });
  const removing = useMutation({
    mutationFn: (id: string) => marketplace.quizzes.remove({ id }),
    async onSuccess() {
      const title = existing.data?.title ?? '';
      forgetQuestion();
      queryClient.setQueryData(authoredQuizQuery(marketplace, userId, lectureId).queryKey, null);
      void refreshContent();
      notices.show({
        type: 'success',
        title: t('notice.quizDeleted.title'),
        message: t('notice.quizDeleted.text', { title }),
      });
    },
    onError: (error) =>
      notifyFailure(marketplace, t('notice.deletionFailed.title'), messageOf(error, t('quizzes.removeFailed'))),
  });

  return {
    lectureId,
    isChecking: existing.isPending,
    checkError: existing.isError ? messageOf(existing.error, t('quizzes.authoredFailed')) : null,
    check: () => void existing.refetch(),
    existing: existing.data?.isFinished ? existing.data : undefined,
    removeExisting() {
      if (existing.data) removing.mutate(existing.data._id);
    },
    isRemoving: removing.isPending,
    values,
    changes: draft.changes,
    isRecovered: draft.isRecovered,
    isRestored: draft.isRestored,
    discard() {
      running.current?.abort();
      creating.reset();
      draft.clear();
      forgetQuestion();
      setProgress(undefined);
      setRound((before) => before + 1);
    },
    round,
    ...draft.actions,
    create: creating.mutate,
    isCreating: creating.isPending,
    progress: creating.isPending ? progress : undefined,
    stopped: creating.isError && progress && !running.current?.signal.aborted ? progress : undefined,
  };
}
