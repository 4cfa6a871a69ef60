import { addAttempt, isApiError, messageOf, type QuizAttempt, unansweredQuestions } from '@lectern/sdk';
import { useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useMutation, useQuery, useQueryClient } from '../provider/query.ts';
import { quizAttemptsQuery, quizQuery } from '../queries/quizzes.ts';
import { useDraft } from './useDraft.ts';
import { useSession } from './useSession.ts';

/** A question's id → what is answered; a list where several options may be chosen. */
export type QuizAnswers = Readonly<Record<string, string | readonly string[]>>;

export interface UseQuizOptions {
  quizId: string;
  /** An attempt was handed in; `passed` completes the lecture. */
  onAttempt?: ((passed: boolean) => void) | undefined;
}

const NOTHING: QuizAnswers = {};

/** A quiz being taken (§4): loaded, answered, submitted, with every attempt on top of the history. */
export function useQuiz({ quizId, onAttempt }: UseQuizOptions) {
  const { marketplace, t } = useLectern('useQuiz');
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? '';
  const quiz = useQuery({ ...quizQuery(marketplace, userId, quizId), enabled: userId !== '' });
  const attempts = useQuery({ ...quizAttemptsQuery(marketplace, userId, quizId), enabled: userId !== '' });
  const [answers, changeAnswers, clearAnswers] = useDraft(quizId, NOTHING, readAnswers);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Undefined until something is submitted, null while the learner tries again.
  const [submitted, setSubmitted] = useState<QuizAttempt | null>();
  const hasDraft = Object.keys(answers).length > 0;
  const earlier = hasDraft ? undefined : attempts.data?.find(({ passed }) => passed);
  const result = submitted === undefined ? earlier : (submitted ?? undefined);

  const questions = quiz.data?.questions ?? [];
  const given = questions.map(({ _id }) => ({ questionId: _id, userAnswer: answers[_id] ?? '' }));
  const submission = useMutation({
    mutationFn: () =>
      marketplace.quizzes.submit({
        id: quizId,
        answers: given.map(({ questionId, userAnswer }) => ({
          questionId,
          userAnswer: typeof userAnswer === 'string' ? userAnswer : [...userAnswer],
        })),
      }),
    onSuccess({ attempt }) {
      setSubmitted(attempt);
      clearAnswers();
      const { queryKey } = quizAttemptsQuery(marketplace, userId, quizId);
      queryClient.setQueryData(queryKey, (known) => addAttempt(known ?? [], attempt));
      onAttempt?.(attempt.passed);
    },
    onError(error) {
      // Another version of the quiz is there by now: what fits it of the answers stays.
      if (isApiError(error) && error.code === 'quiz_changed') void quiz.refetch();
    },
  });

  return {
    /** Undefined also while it is unknown whether the quiz was passed before. */
    quiz: attempts.isLoading ? undefined : quiz.data,
    attempts: attempts.data ?? [],
    answers,
    /** Ids of the questions that a submission lacked. */
    missing,
    /** The attempt to show: the one just submitted, or the last one passed when the quiz is opened again. */
    result,
    /** `result` was submitted just now. */
    isNewResult: submitted === result,
    error: quiz.data ? null : quiz.error && messageOf(quiz.error, t('quiz.loadFailed')),
    submitError: submission.error && messageOf(submission.error, t('quiz.submitFailed')),
    isSubmitting: submission.isPending,
    reload: () => void quiz.refetch(),
    answer(questionId: string, answer: string | readonly string[]) {
      changeAnswers((before) => ({ ...before, [questionId]: answer }));
      setMissing((known) => known.filter((id) => id !== questionId));
    },
    /** Hands the answers in, or names what is missing and answers the first such question's id. */
    submit(): string | undefined {
      const unanswered = unansweredQuestions(questions, given).map(({ _id }) => _id);
      setMissing(unanswered);
      if (unanswered.length > 0) {
        marketplace.notices.show({
          type: 'warning',
          title: t('notice.missingAnswers.title'),
          message: t('rule.answers'),
        });
        return unanswered[0];
      }
      if (!submission.isPending) submission.mutate();
      return undefined;
    },
    /** Begins another try. */
    retry() {
      setSubmitted(null);
      setMissing([]);
      submission.reset();
    },
  };
}

export type UseQuizResult = ReturnType<typeof useQuiz>;

function readAnswers(stored: unknown): QuizAnswers | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const isText = (value: unknown) => typeof value === 'string';
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => isText(value) || (Array.isArray(value) && value.every(isText))),
  );
}
