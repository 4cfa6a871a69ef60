import * as z from 'zod/mini';
import { contentFields, outlineFields } from './lecture.ts';
import { id, optional } from './primitives.ts';
import { question, userAnswer } from './quiz.ts';

const { quizId: _, stream: __, ...sampleContent } = contentFields;

/** A free sample: a lecture that anyone may open. Of a quiz only its first question is open. */
export const lectureSample = z.object({
  ...outlineFields,
  ...sampleContent,
  courseId: z.string(),
  /** Of a quiz lecture, without anything that reveals the answer. */
  question: optional(question),
});
export type LectureSample = z.output<typeof lectureSample>;

/** POST /search/samples/{id}/answer. */
export const sampleAnswer = z.strictObject({ id, userAnswer });
export type SampleAnswer = z.input<typeof sampleAnswer>;

/** How the open question of a quiz was answered. Nothing is recorded. */
export const sampleResult = z.object({ isCorrect: z.boolean(), explanation: optional(z.string()) });
export type SampleResult = z.output<typeof sampleResult>;
