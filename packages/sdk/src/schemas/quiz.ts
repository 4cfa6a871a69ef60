import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { id, optional, text, withDefault } from './primitives.ts';

/** The type of a question (§3). */
export const questionType = z.enum(['multiple-choice', 'true-false', 'short-answer'], ruleMessage('rule.questionType'));
export type QuestionType = z.output<typeof questionType>;

/** The fields of every question. */
export const questionFields = {
  _id: z.string(),
  quizId: optional(z.string()),
  order: withDefault(z.number(), 0),
  text: z.string(),
  type: questionType,
  points: withDefault(z.number(), 1),
};

/** A question for a learner before submitting: without anything that reveals the answer. */
export const question = z.object({
  ...questionFields,
  options: withDefault(z.array(z.object({ text: z.string() })), []),
  /** Several options are correct, and all of them have to be selected. */
  hasSeveralAnswers: withDefault(z.boolean(), false),
});
export type Question = z.output<typeof question>;

/** The fields of every quiz. */
export const quizFields = {
  _id: z.string(),
  lectureId: withDefault(z.string(), ''),
  title: withDefault(z.string(), ''),
  description: withDefault(z.string(), ''),
  /** Percent. */
  passPercentage: withDefault(z.number(), limits.passPercentage),
};

/** A quiz for a learner (§3). */
export const quiz = z.object({ ...quizFields, questions: withDefault(z.array(question), []) });
export type Quiz = z.output<typeof quiz>;

/** An answer to a question: a text, or a list of texts if several options are correct. */
export const userAnswer = z.union(
  [text(2_000), z.array(text(2_000)).check(z.maxLength(50))],
  ruleMessage('rule.answers'),
);

/** POST /enrollment/quiz/{id}/submit. An answer is a text, or a list of texts if several options are correct. */
export const quizSubmission = z.strictObject({
  id,
  answers: z.array(z.strictObject({ questionId: id, userAnswer })).check(z.maxLength(500)),
});
export type QuizSubmission = z.input<typeof quizSubmission>;
/** One answer of a submission. */
export type QuizAnswer = QuizSubmission['answers'][number];

/** The result of one question, returned once the attempt is submitted. */
export const questionResult = z.object({
  questionId: z.string(),
  isCorrect: z.boolean(),
  /** The learner's own answer, as submitted; missing in attempts from before answers were stored. */
  userAnswer: optional(z.union([z.string(), z.array(z.string())])),
  /** Only after passing, so that a retry is still a test. */
  correctAnswers: optional(z.array(z.string())),
  explanation: optional(z.string()),
  /** The id of the lecture that explains the question, if its author named one. */
  explainedIn: optional(z.string()),
});
export type QuestionResult = z.output<typeof questionResult>;

/** One attempt (§3). `score` is a percentage. */
export const quizAttempt = z.object({
  _id: optional(z.string()),
  score: z.number(),
  passed: z.boolean(),
  attemptNumber: withDefault(z.number(), 1),
  createdAt: withDefault(z.string(), ''),
  results: optional(z.array(questionResult)),
});
export type QuizAttempt = z.output<typeof quizAttempt>;
