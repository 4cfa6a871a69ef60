import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { checkAnswer, draftFields, questionShape } from './quizShapes.ts';

/** The question form (§5). */
export const questionDraft = z.object(questionShape).check(...checkAnswer());
export type QuestionDraft = z.input<typeof questionDraft>;

/** The quiz form, with its questions (§5). */
export const quizDraft = z.object({
  ...draftFields,
  questions: z
    .array(questionDraft, ruleMessage('rule.questions'))
    .check(
      z.minLength(1, ruleMessage('rule.questions')),
      z.maxLength(limits.maxQuestions, ruleMessage('rule.tooLong')),
    ),
});
export type QuizDraft = z.input<typeof quizDraft>;
