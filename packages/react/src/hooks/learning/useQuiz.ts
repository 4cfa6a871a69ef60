import { isApiError, messageOf, type Quiz, type QuizAttempt } from '@lectern/sdk';
import { addAttempt, unansweredQuestions } from '@lectern/sdk/rules';
import { quizWords, ruleWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { quizAttemptsQuery, quizQuery } from '../../queries/quizzes.ts';
import { usePersonalOptions, usePersonalQuery } from '../account/usePersonalQuery.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';
import { useDraft } from '../forms/useDraft.ts';
import { isLike } from '../forms/useFormDraft.ts';

/** Answers by question id; a list where several options may be chosen. */
export type QuizAnswers = Readonly<Record<string, string | readonly string[]>>;

/** Options of {@link useQuiz}; `onSuccess` gets the submitted attempt. */
export interface UseQuizOptions extends ActionOptions<QuizAttempt> {
  quizId: string;
}

/** What {@link useQuiz} returns. */
export interface UseQuizResult {
  /** Undefined while the quiz or the earlier attempts load. */
  quiz: Quiz | undefined;
  /** Newest first. */
  attempts: readonly QuizAttempt[];
  answers: QuizAnswers;
  /** The ids of the questions that were unanswered when submitting. */
  missing: readonly string[];
  /** The attempt to show: the one just submitted, or the last passed one when the quiz is opened again. */
  result: QuizAttempt | undefined;
  /** Whether `result` was submitted just now. */
  isNewResult: boolean;
  /** Why the quiz could not be loaded. */
  error: string | null;
  /** The error behind `error`, such as an `ApiError` with status 404 for a quiz that doesn't exist. */
  failure: Error | null;
  /** Why it could not be submitted. */
  submitError: string | null;
  isSubmitting: boolean;
  /** Loads the quiz again after an error. */
  reload: () => void;
  /** Sets the answer to a question: a text, or the chosen options. */
  answer: (questionId: string, answer: string | readonly string[]) => void;
  /** Submits the answers. If some are missing, returns the id of the first such question instead. */
  submit: () => string | undefined;
  /** Starts another attempt. */
  retry: () => void;
}

const NO_ANSWERS: QuizAnswers = {};

/** Takes a quiz (§4). The answers are stored on this device until they are submitted. */
export function useQuiz(options: UseQuizOptions): UseQuizResult {
  const { quizId, notify = true } = options;
  const { marketplace, t } = useLectern('useQuiz', quizWords, ruleWords);
  const queryClient = useQueryClient();
  const quiz = usePersonalQuery((userId) => quizQuery(marketplace, userId, quizId));
  const attemptsOf = (userId: string) => quizAttemptsQuery(marketplace, userId, quizId);
  const attempts = usePersonalQuery(attemptsOf);
  const { queryKey } = usePersonalOptions(attemptsOf);
  const [answers, changeAnswers, clearAnswers] = useDraft(quizId, NO_ANSWERS, readAnswers);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // Undefined until something is submitted, null while the learner tries again.
  const [submitted, setSubmitted] = useState<QuizAttempt | null>();
  const hasDraft = Object.keys(answers).length > 0;
  const earlier = hasDraft ? undefined : attempts.data?.find(({ passed }) => passed);
  const result = submitted === undefined ? earlier : (submitted ?? undefined);

  const questions = quiz.data?.questions ?? [];
  const given = questions.map(({ _id }) => ({ questionId: _id, userAnswer: answers[_id] ?? '' }));
  const submission = useAction<void, QuizAttempt>(
    {
      async mutationFn() {
        const answers = given.map(({ questionId, userAnswer }) => ({
          questionId,
          userAnswer: typeof userAnswer === 'string' ? userAnswer : [...userAnswer],
        }));
        return (await marketplace.quizzes.submit({ id: quizId, answers })).attempt;
      },
      onSuccess(attempt) {
        setSubmitted(attempt);
        clearAnswers();
        queryClient.setQueryData(queryKey, (known) => addAttempt(known ?? [], attempt));
      },
      onError(error) {
        // The quiz was changed meanwhile: the answers that still fit it are kept.
        if (isApiError(error, 'quiz_changed')) void quiz.refetch();
      },
    },
    options,
  );

  const failure = quiz.data ? null : quiz.error;
  return {
    quiz: attempts.isLoading ? undefined : quiz.data,
    attempts: attempts.data ?? [],
    answers,
    missing,
    result,
    isNewResult: submitted === result,
    error: failure && messageOf(failure, t('quiz.loadFailed')),
    failure,
    submitError: submission.error && messageOf(submission.error, t('quiz.submitFailed')),
    isSubmitting: submission.isPending,
    reload: () => void quiz.refetch(),
    answer(questionId, answer) {
      changeAnswers((before) => ({ ...before, [questionId]: answer }));
      setMissing((known) => known.filter((id) => id !== questionId));
    },
    submit() {
      const unanswered = unansweredQuestions(questions, given).map(({ _id }) => _id);
      setMissing(unanswered);
      if (unanswered.length > 0) {
        const notice = {
          type: 'warning',
          title: t('notice.missingAnswers.title'),
          message: t('rule.answers'),
        } as const;
        if (notify) marketplace.notices.show(notice);
        return unanswered[0];
      }
      if (!submission.isPending) submission.mutate();
      return undefined;
    },
    retry() {
      setSubmitted(null);
      setMissing([]);
      submission.reset();
    },
  };
}

const readAnswers = (stored: unknown): QuizAnswers | undefined =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(isAnswer))
    : undefined;

/** An answer is a text or a list of texts. */
const isAnswer = (entry: [string, unknown]): entry is [string, string | string[]] =>
  isLike(entry[1], '') || isLike(entry[1], []);
