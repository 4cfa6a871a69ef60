import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { flag, id, integerBetween, listOf, text, textOf } from './primitives.ts';
import { type QuestionType, questionType } from './quiz.ts';

export const passPercentage = integerBetween(ruleMessage('rule.passPercentage'), 0, 100);

/** The fields that an author fills in. */
export const draftFields = {
  title: textOf('rule.quizTitle', limits.minLength.quizTitle, 200),
  description: z._default(text(5_000), ''),
  passPercentage: z._default(passPercentage, limits.passPercentage),
  isPublished: z._default(flag, false),
};

/** The fields of a question that an author fills in. */
export const questionShape = {
  text: textOf('rule.questionText', limits.minLength.questionText, 2_000),
  type: questionType,
  /** Of multiple choice. Empty ones are removed. */
  options: z._default(
    listOf(z.object({ text: text(500), isCorrect: z._default(flag, false) }), 20).check(
      z.overwrite((options) => options.filter((option) => option.text !== '')),
    ),
    [],
  ),
  correctAnswer: z._default(text(500), ''),
  points: z._default(integerBetween(ruleMessage('rule.points'), 1, 1_000), 1),
  /** The video or text of the course that explains the question: what to review after a wrong answer. Empty is none. */
  explainedIn: z.optional(
    z.pipe(
      z.transform((value: string | undefined) => (value === '' ? undefined : value)),
      z.optional(id),
    ),
  ),
};

interface AnswerFields {
  type: QuestionType;
  options: { text: string; isCorrect: boolean }[];
  correctAnswer: string;
}

/** Clears the answer fields that don't belong to the question's type (§5). */
export const checkAnswer = <Given extends AnswerFields>() =>
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
      const refuse = (message: ReturnType<typeof ruleMessage>, ...path: (string | number)[]) =>
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
