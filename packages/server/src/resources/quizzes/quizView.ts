import { correctAnswers } from '@lectern/sdk/api';
import type { QuestionRow, QuizRow } from './authoredRepository.ts';
import type { listAttempts } from './takenRepository.ts';

/** A question with its key, as the rules of scoring read it. */
export const toKeyed = (row: QuestionRow) => ({
  _id: row.id,
  type: row.type,
  options: row.options,
  correctAnswer: row.correctAnswer ?? '',
  points: row.points,
});

/** A question before it is answered: what tells the answer is not there to be sent. */
export const toQuestion = (row: QuestionRow) => ({
  _id: row.id,
  quizId: row.quizId,
  order: row.position,
  text: row.text,
  type: row.type,
  points: row.points,
  options: row.options.map(({ text }) => ({ text })),
  hasSeveralAnswers: correctAnswers(toKeyed(row)).length > 1,
});

/** A question as its author wrote it. */
export const toAuthoredQuestion = (row: QuestionRow) => ({
  ...toKeyed(row),
  quizId: row.quizId,
  order: row.position,
  text: row.text,
});

export const toAuthoredQuiz = (row: QuizRow, questions: readonly QuestionRow[]) => ({
  _id: row.id,
  lectureId: row.lectureId,
  title: row.title,
  description: row.description,
  passPercentage: row.passPercentage,
  isPublished: row.isPublished,
  isFinished: row.isFinished,
  questions: questions.map(toAuthoredQuestion),
});

export const toAttempt = (row: Awaited<ReturnType<typeof listAttempts>>[number]) => ({
  _id: row.id,
  score: row.score,
  passed: row.passed,
  attemptNumber: row.attemptNumber,
  createdAt: row.createdAt.toISOString(),
  results: row.results,
});
