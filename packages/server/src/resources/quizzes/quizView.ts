import { correctAnswers } from '@lectern/sdk/rules';
import type { QuestionRow, QuizRow } from './authoredRepository.ts';
import type { AttemptRow } from './takenRepository.ts';

/** A question with its answer key, for scoring. */
export const toQuestionWithKey = (row: QuestionRow) => ({
  _id: row.id,
  type: row.type,
  options: row.options,
  correctAnswer: row.correctAnswer ?? '',
  points: row.points,
});

/** A question for learners, without its answer key. */
export const toQuestion = (row: QuestionRow) => ({
  _id: row.id,
  quizId: row.quizId,
  order: row.position,
  text: row.text,
  type: row.type,
  points: row.points,
  options: row.options.map(({ text }) => ({ text })),
  hasSeveralAnswers: correctAnswers(toQuestionWithKey(row)).length > 1,
});

/** A question for its author. */
export const toAuthoredQuestion = (row: QuestionRow) => ({
  ...toQuestionWithKey(row),
  quizId: row.quizId,
  order: row.position,
  text: row.text,
  explainedIn: row.explainedIn,
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

/** An attempt with the lectures that explain its questions, by the questions' ids. */
export const toAttempt = (row: AttemptRow, explaining: ReadonlyMap<string, string>) => ({
  _id: row.id,
  score: row.score,
  passed: row.passed,
  attemptNumber: row.attemptNumber,
  createdAt: row.createdAt.toISOString(),
  results: row.results.map((result) => ({ ...result, explainedIn: explaining.get(result.questionId) })),
});
