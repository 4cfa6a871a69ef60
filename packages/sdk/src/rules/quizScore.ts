import type { QuizAttempt } from '../schemas/quiz.ts';

interface GradedQuestion {
  _id: string;
  type: 'multiple-choice' | 'true-false' | 'short-answer';
  options: readonly { text: string; isCorrect: boolean }[];
  correctAnswer: string;
  points: number;
}

interface GivenAnswer {
  questionId: string;
  userAnswer: string | readonly string[];
}

const normalize = (text: string) => text.trim().toLowerCase();
const given = (answer: GivenAnswer | undefined): string[] => {
  const all = answer === undefined ? [] : [answer.userAnswer].flat();
  return [...new Set(all.map(normalize).filter((text) => text !== ''))];
};

/** The correct answers of a question. */
export const correctAnswers = (question: Pick<GradedQuestion, 'type' | 'options' | 'correctAnswer'>): string[] =>
  question.type === 'multiple-choice'
    ? question.options.filter((option) => option.isCorrect).map((option) => option.text)
    : [question.correctAnswer];

/** Whether an answer is correct, ignoring case and outer spaces. If several options are correct, all are needed. */
export function isCorrectAnswer(question: GradedQuestion, answer: GivenAnswer | undefined): boolean {
  const correct = new Set(correctAnswers(question).map(normalize));
  const chosen = given(answer);
  return chosen.length === correct.size && chosen.every((text) => correct.has(text));
}

/** The score of a set of answers in percent, and whether it passes. */
export interface QuizScore {
  score: number;
  passed: boolean;
  /** One per question, with the learner's answer. */
  results: { questionId: string; isCorrect: boolean; userAnswer: string | string[] }[];
}

/** Earned points / all points × 100; passed at or above the pass percentage. For servers: clients lack the answers. */
export function quizScore(
  questions: readonly GradedQuestion[],
  answers: readonly GivenAnswer[],
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
    // Without division, so that 7 of 10 points is exactly 70 %.
    passed: earned * 100 >= passPercentage * all,
    results: results.map(({ points: _, ...result }) => result),
  };
}

/** The unanswered questions, in order (§5, "Missing Answers"). */
export function unansweredQuestions<Question extends { _id: string }>(
  questions: readonly Question[],
  answers: readonly GivenAnswer[],
): Question[] {
  return questions.filter(({ _id }) => given(answers.find((answer) => answer.questionId === _id)).length === 0);
}

/** Adds an attempt to the history, newest first (§4). */
export const addAttempt = (attempts: readonly QuizAttempt[], attempt: QuizAttempt): QuizAttempt[] =>
  [attempt, ...attempts].sort((a, b) => b.attemptNumber - a.attemptNumber);
