import {
  type AuthoredQuestion,
  type AuthoredQuiz,
  isApiError,
  limits,
  messageOf,
  type QuizCreationProgress,
} from '@lectern/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { keys } from '../queries/keys.ts';
import { authoredQuizQuery } from '../queries/quizzes.ts';
import { saidOr } from './saidOr.ts';
import { tellFailure } from './tellFailure.ts';
import { quizLinkKey } from './useContentManager.ts';
import { useDraft } from './useDraft.ts';
import { useSession } from './useSession.ts';

/** A question as it is written: without a place of its own. */
export type WrittenQuestion = Pick<AuthoredQuestion, 'text' | 'type' | 'options' | 'correctAnswer' | 'points'>;

/** A quiz as it is written; the percentage as it was typed. */
export interface WrittenQuiz {
  title: string;
  description: string;
  passPercentage: string;
  /** `key` tells one from another while they move. */
  questions: readonly (WrittenQuestion & { key: number })[];
}

export interface QuizCreatorOptions {
  lectureId: string;
  /** The quiz is made. Its course's content is asked for again half a second later (§4). */
  onCreate?: ((quiz: AuthoredQuiz) => void) | undefined;
}

const EMPTY: WrittenQuiz = { title: '', description: '', passPercentage: '70', questions: [] };

/** A quiz being made for a lecture (§4): looked for, written, created step by step. What is written survives a reload. */
export function useQuizCreator({ lectureId, onCreate }: QuizCreatorOptions) {
  const { marketplace, t } = useLectern('useQuizCreator');
  const { notices } = marketplace;
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const existing = useQuery({ ...authoredQuizQuery(marketplace, userId, lectureId), enabled: userId !== '' });
  const [draft, change, clear] = useDraft<WrittenQuiz | null>(`quiz_${lectureId}`, null, readQuiz);
  const [isRestored, setRestored] = useState(draft !== null);
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<QuizCreationProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begun = existing.data && !existing.data.isFinished ? existing.data : undefined;
  const start = begun ? writtenFrom(begun) : EMPTY;
  const written = draft ?? start;
  const isDirty = JSON.stringify(written) !== JSON.stringify(start);
  const write = (next: (before: WrittenQuiz) => WrittenQuiz) => change((before) => next(before ?? written));
  const writeQuestions = (next: (before: WrittenQuiz['questions']) => WrittenQuiz['questions']) =>
    write((before) => ({ ...before, questions: next(before.questions) }));
  /** The form of one question keeps its own. */
  const forgetQuestion = () => marketplace.storage.remove(`draft_${userId}_question_${lectureId}`);
  const refreshContent = () => queryClient.invalidateQueries({ queryKey: keys.personal(userId, 'ownCourse') });

  const creating = useMutation({
    mutationFn(quiz: Omit<WrittenQuiz, 'passPercentage' | 'questions'> & { passPercentage: number }) {
      const controller = new AbortController();
      running.current = controller;
      const questions = written.questions.map(({ key: _, ...question }) => question);
      setProgress({ done: 0, total: questions.length + 2 });
      return marketplace.createQuiz(
        lectureId,
        { ...quiz, questions },
        { signal: controller.signal, onProgress: setProgress },
      );
    },
    onSuccess({ quiz, isLinked }) {
      clear();
      if (!isLinked) marketplace.storage.set(quizLinkKey(userId, lectureId), quiz._id);
      onCreate?.(quiz);
      notices.show({
        type: 'success',
        title: t('notice.quizCreated.title'),
        message: isLinked ? t('notice.quizCreated.text', { title: quiz.title }) : t('contentManager.quizLinkFailed'),
      });
      // Whoever shows the content by then has it, whether or not this is still on the page.
      setTimeout(refreshContent, limits.quizRefresh);
    },
    async onError(error) {
      if (running.current?.signal.aborted) return;
      if (isApiError(error) && error.status === 409 && error.code !== 'wrong_lecture_type') {
        notices.show({ type: 'warning', title: t('notice.quizExists.title'), message: t('notice.quizExists.text') });
        setProgress(undefined);
        await existing.refetch();
        return;
      }
      const message = saidOr(t, error, 'quizzes.createFailed', ['questions.createFailed']);
      tellFailure(marketplace, t('notice.creationFailed.title'), message);
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
      tellFailure(marketplace, t('notice.deletionFailed.title'), messageOf(error, t('quizzes.removeFailed'))),
  });

  return {
    lectureId,
    isChecking: existing.isPending,
    /** The check itself failed; that there is no quiz is no failure (§8). */
    checkError: existing.isError ? messageOf(existing.error, t('quizzes.authoredFailed')) : null,
    check: () => void existing.refetch(),
    /** The finished quiz that the lecture has already. */
    existing: existing.data?.isFinished ? existing.data : undefined,
    removeExisting: () => existing.data && removing.mutate(existing.data._id),
    isRemoving: removing.isPending,
    written,
    /** It continues what was begun on the server and is not on this device. */
    isRecovered: draft === null && begun !== undefined,
    /** There is something that is not created yet. */
    isDirty,
    /** It was written before. */
    isRestored: isRestored && isDirty,
    /** Empties the draft. */
    discard() {
      running.current?.abort();
      creating.reset();
      clear();
      forgetQuestion();
      setRestored(false);
      setProgress(undefined);
      setRound((before) => before + 1);
    },
    /** How often it was begun anew: fields that keep their own values begin anew with it. */
    round,
    writeDetails: (details: Omit<WrittenQuiz, 'questions'>) => write((before) => ({ ...before, ...details })),
    /** In place of the one that is there, or after the last. */
    writeQuestion: (question: WrittenQuestion, index?: number) =>
      writeQuestions((before) =>
        index === undefined
          ? [...before, { ...question, key: nextKey(before) }]
          : before.map((one, place) => (place === index ? { ...question, key: one.key } : one)),
      ),
    /** Adds what is not there yet, by its text; how many those were. */
    addQuestions(questions: readonly WrittenQuestion[]): number {
      let added = 0;
      writeQuestions((before) => {
        const next = [...before];
        for (const question of questions) {
          if (!next.some(({ text }) => isSameText(text, question.text))) next.push({ ...question, key: nextKey(next) });
        }
        added = next.length - before.length;
        return next;
      });
      return added;
    },
    removeQuestion: (index: number) => writeQuestions((before) => before.filter((_, place) => place !== index)),
    duplicateQuestion: (index: number) =>
      writeQuestions((before) =>
        before.flatMap((one, place) => (place === index ? [one, { ...one, key: nextKey(before) }] : [one])),
      ),
    moveQuestion: (index: number, to: number) =>
      writeQuestions((before) => {
        const next = before.filter((_, place) => place !== index);
        const moved = before[index];
        if (moved) next.splice(to, 0, moved);
        return next;
      }),
    create: creating.mutate,
    isCreating: creating.isPending,
    progress: creating.isPending ? progress : undefined,
    /** How far it came before it failed. */
    stopped: creating.isError && progress && !running.current?.signal.aborted ? progress : undefined,
  };
}

export type QuizCreatorState = ReturnType<typeof useQuizCreator>;

const isSameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const nextKey = (questions: WrittenQuiz['questions']) => Math.max(0, ...questions.map(({ key }) => key)) + 1;

const writtenFrom = ({ title, description, passPercentage, questions }: AuthoredQuiz): WrittenQuiz => ({
  title,
  description,
  passPercentage: String(passPercentage),
  questions: questions.map(({ text, type, options, correctAnswer, points }, key) => ({
    text,
    type,
    options,
    correctAnswer,
    points,
    key,
  })),
});

function readQuiz(stored: unknown): WrittenQuiz | undefined {
  const { title, description, passPercentage, questions } = (stored ?? {}) as Partial<WrittenQuiz>;
  const areTexts = [title, description, passPercentage].every((value) => typeof value === 'string');
  const isQuestion = (one: Partial<WrittenQuestion> | null) =>
    typeof one?.text === 'string' && Array.isArray(one.options);
  return areTexts && Array.isArray(questions) && questions.every(isQuestion) ? (stored as WrittenQuiz) : undefined;
}
