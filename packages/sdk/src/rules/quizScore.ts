import type { QuizAttempt } from '../schemas/quiz.ts';

interface Keyed {
  _id: string;
  type: 'multiple-choice' | 'true-false' | 'short-answer';
  options: readonly { text: string; isCorrect: boolean }[];
  correctAnswer: string;
  points: number;
}

interface Answered {
  questionId: string;
  userAnswer: string | readonly string[];
}

const normal = (text: string) => text.trim().toLowerCase();
const given = (answer: Answered | undefined): string[] => {
  const all = answer === undefined ? [] : [answer.userAnswer].flat();
  return [...new Set(all.map(normal).filter((text) => text !== ''))];
};

/** The texts that answer a question. */
export const correctAnswers = (question: Pick<Keyed, 'type' | 'options' | 'correctAnswer'>): string[] =>
  question.type === 'multiple-choice'
    ? question.options.filter((option) => option.isCorrect).map((option) => option.text)
    : [question.correctAnswer];

/** Whether an answer is right: trimmed, in any case, options matched by text; where several are right, all of them. */
export function isCorrectAnswer(question: Keyed, answer: Answered | undefined): boolean {
  const right = new Set(correctAnswers(question).map(normal));
  const chosen = given(answer);
  return chosen.length === right.size && chosen.every((text) => right.has(text));
}

/** What a set of answers earns: percent of the points, and whether that is enough. */
export interface QuizScore {
  score: number;
  passed: boolean;
  /** One for each question, with what was answered. */
  results: { questionId: string; isCorrect: boolean; userAnswer: string | string[] }[];
}

/** Earned points / all points × 100; passed at or above the pass percentage. For servers: no client has the keys. */
export function quizScore(
  questions: readonly Keyed[],
  answers: readonly Answered[],
  passPercentage: number,
): QuizScore {
  const results = questions.map((question) => {
    const answer = answers.find(({ questionId }) => questionId === question._id);
    const userAnswer = answer?.userAnswer ?? '';
    return {
      questionId: question._id,
      isCorrect: isCorrectAnswer(question, answer),
      userAnswer: typeof userAnswer === 'string' ? userAnswer : [...userAnswer],
      points: question.points,
    };
  });
  const points = (rows: readonly { points: number }[]) => rows.reduce((sum, row) => sum + row.points, 0);
  const all = points(questions);
  const earned = points(results.filter((result) => result.isCorrect));
  return {
    score: all === 0 ? 0 : (earned / all) * 100,
    // Without dividing: 7 of 10 points is exactly 70 %.
    passed: earned * 100 >= passPercentage * all,
    results: results.map(({ points: _, ...result }) => result),
  };
}

/** The questions that have no answer yet, in order (§5, "Missing Answers"). */
export function unansweredQuestions<Question extends { _id: string }>(
  questions: readonly Question[],
  answers: readonly Answered[],
): Question[] {
  return questions.filter(({ _id }) => given(answers.find((answer) => answer.questionId === _id)).length === 0);
}

/** The history with one more attempt: newest at the top (§4). */
export const addAttempt = (attempts: readonly QuizAttempt[], attempt: QuizAttempt): QuizAttempt[] =>
  [attempt, ...attempts].sort((a, b) => b.attemptNumber - a.attemptNumber);
