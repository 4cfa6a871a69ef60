import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { limits } from '../rules/limits.ts';
import { flag, id, integerBetween, listOf, optional, orderIndex, text, textOf, withDefault } from './primitives.ts';

/** The type of a question (§3). */
export const questionType = z.enum(['multiple-choice', 'true-false', 'short-answer'], rule('rule.questionType'));
export type QuestionType = z.output<typeof questionType>;

const questionFields = {
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

const quizFields = {
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

/** A question for its author. */
export const authoredQuestion = z.object({
  ...questionFields,
  options: withDefault(z.array(z.object({ text: z.string(), isCorrect: withDefault(z.boolean(), false) })), []),
  correctAnswer: withDefault(z.string(), ''),
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

const userAnswer = z.union([text(2_000), z.array(text(2_000)).check(z.maxLength(50))], rule('rule.answers'));

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

const passPercentage = integerBetween(rule('rule.passPercentage'), 0, 100);

const draftFields = {
  title: textOf('rule.quizTitle', limits.minLength.quizTitle, 200),
  description: z._default(text(5_000), ''),
  passPercentage: z._default(passPercentage, limits.passPercentage),
  isPublished: z._default(flag, false),
};

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

const questionShape = {
  text: textOf('rule.questionText', limits.minLength.questionText, 2_000),
  type: questionType,
  /** Removes empty options; only multiple choice has any. */
  options: z._default(
    listOf(z.object({ text: text(500), isCorrect: z._default(flag, false) }), 20).check(
      z.overwrite((options) => options.filter((option) => option.text !== '')),
    ),
    [],
  ),
  correctAnswer: z._default(text(500), ''),
  points: z._default(integerBetween(rule('rule.points'), 1, 1_000), 1),
};

interface AnswerFields {
  type: QuestionType;
  options: { text: string; isCorrect: boolean }[];
  correctAnswer: string;
}

/** Clears the answer fields that don't belong to the question's type (§5). */
const checkAnswer = <Given extends AnswerFields>() =>
  [
    z.overwrite<Given>((question) =>
      question.type === 'multiple-choice'
        ? { ...question, correctAnswer: '' }
        : {
            ...question,
            options: [],
            correctAnswer:
              question.type === 'true-false' ? question.correctAnswer.toLowerCase() : question.correctAnswer,
          },
    ),
    z.check<Given>(({ value: { type, options, correctAnswer }, issues }) => {
      const refuse = (message: ReturnType<typeof rule>, ...path: (string | number)[]) =>
        issues.push({ code: 'custom', message, path, input: path[0] === 'options' ? options : correctAnswer });
      if (type === 'true-false' && !['true', 'false'].includes(correctAnswer))
        refuse('rule.trueFalse', 'correctAnswer');
      if (type === 'short-answer' && correctAnswer === '') refuse('rule.shortAnswer', 'correctAnswer');
      if (type !== 'multiple-choice') return;
      if (options.length < limits.minOptions) refuse('rule.options', 'options');
      const seen = new Set<string>();
      for (const [index, { text }] of options.entries()) {
        if (text.length < limits.minLength.optionText) refuse('rule.optionText', 'options', index, 'text');
        else if (seen.has(text.toLowerCase())) refuse('rule.optionTwice', 'options', index, 'text');
        seen.add(text.toLowerCase());
      }
      if (!options.some((option) => option.isCorrect)) refuse('rule.optionCorrect', 'options');
    }),
  ] as const;

/** The question form (§5). */
export const questionDraft = z.object(questionShape).check(...checkAnswer());
export type QuestionDraft = z.input<typeof questionDraft>;

/** The quiz form, with its questions (§5). */
export const quizDraft = z.object({
  ...draftFields,
  questions: z
    .array(questionDraft, rule('rule.questions'))
    .check(z.minLength(1, rule('rule.questions')), z.maxLength(limits.maxQuestions, rule('rule.tooLong'))),
});
export type QuizDraft = z.input<typeof quizDraft>;

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
