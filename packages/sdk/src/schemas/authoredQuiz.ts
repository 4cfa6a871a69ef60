import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { flag, id, optional, orderIndex, text, withDefault } from './primitives.ts';
import { questionFields, quizFields } from './quiz.ts';
import { checkAnswer, draftFields, passPercentage, questionShape } from './quizShapes.ts';

/** A question for its author. */
export const authoredQuestion = z.object({
  ...questionFields,
  options: withDefault(z.array(z.object({ text: z.string(), isCorrect: withDefault(z.boolean(), false) })), []),
  correctAnswer: withDefault(z.string(), ''),
  /** The id of the lecture that explains it, an addition to §3. */
  explainedIn: optional(z.string()),
});
export type AuthoredQuestion = z.output<typeof authoredQuestion>;

/** A quiz for its author. `isFinished` is false until it is linked to its lecture; learners don't see it before. */
export const authoredQuiz = z.object({
  ...quizFields,
  isPublished: withDefault(z.boolean(), false),
  isFinished: withDefault(z.boolean(), true),
  questions: withDefault(z.array(authoredQuestion), []),
});
export type AuthoredQuiz = z.output<typeof authoredQuiz>;

/** POST /instructor/quiz. */
export const quizInput = z.strictObject({ lectureId: id, ...draftFields });
export type QuizInput = z.input<typeof quizInput>;

/** PUT /instructor/quiz/{id}: changes only the fields that are sent. */
export const quizUpdate = z.strictObject({
  id,
  title: z.optional(draftFields.title),
  description: z.optional(text(5_000)),
  passPercentage: z.optional(passPercentage),
  isPublished: z.optional(flag),
});
export type QuizUpdate = z.input<typeof quizUpdate>;

/** PUT /instructor/quiz/{id}/order: every question of the quiz, in its new order. */
export const quizArrangement = z.strictObject({ id, questions: z.array(id).check(z.maxLength(limits.maxQuestions)) });
export type QuizArrangement = z.input<typeof quizArrangement>;

/** POST /instructor/question: an upsert by quiz and order. The order defaults to the number of questions so far. */
export const questionInput = z
  .strictObject({ quizId: id, ...questionShape, order: z.optional(orderIndex) })
  .check(...checkAnswer());
export type QuestionInput = z.input<typeof questionInput>;

/** PUT /instructor/question/{id}: the whole question, since its answer can only be checked with its type. */
export const questionUpdate = z
  .strictObject({ id, ...questionShape, order: z.optional(orderIndex) })
  .check(...checkAnswer());
export type QuestionUpdate = z.input<typeof questionUpdate>;

/** Results of a quiz for its author. Shares are percentages; `averageScore` is missing before the first attempt. */
export const quizResults = z.object({
  quizId: z.string(),
  title: z.string(),
  attempts: z.number(),
  learners: z.number(),
  /** Learners with a passed attempt. */
  passed: z.number(),
  averageScore: optional(z.number()),
  questions: z.array(
    z.object({
      _id: z.string(),
      text: z.string(),
      /** Number of answers, over all attempts. */
      answers: z.number(),
      /** Percentage of correct answers; missing if there are no answers. */
      correctShare: optional(z.number()),
      /** The most frequent wrong answer. */
      commonMistake: optional(z.object({ answer: z.string(), count: z.number() })),
    }),
  ),
});
export type QuizResults = z.output<typeof quizResults>;
