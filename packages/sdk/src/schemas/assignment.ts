import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { id, optional, optionalHttpUrl, text, withDefault } from './primitives.ts';
import { shownWork } from './work.ts';

/** A submission of an assignment (§3). `grade` is out of 100, null until it is graded. */
export const submission = z.object({
  _id: z.string(),
  lectureId: optional(z.string()),
  submissionText: withDefault(z.string(), ''),
  submissionUrl: withDefault(z.string(), ''),
  grade: z.pipe(
    z.optional(z.nullable(z.number())),
    z.transform((grade) => grade ?? null),
  ),
  feedback: withDefault(z.string(), ''),
  createdAt: withDefault(z.string(), ''),
  gradedAt: optional(z.string()),
  /** What the learner shows of it to everyone; missing while they show nothing. */
  work: optional(shownWork),
});
export type Submission = z.output<typeof submission>;

/** What a learner hands in. */
export const submissionFields = {
  submissionText: z._default(text(50_000), ''),
  submissionUrl: z._default(optionalHttpUrl, ''),
};
export const hasWork = z.refine<{ submissionText: string; submissionUrl: string }>(
  ({ submissionText, submissionUrl }) => submissionText !== '' || submissionUrl !== '',
  { error: ruleMessage('rule.submission'), path: ['submissionText'] },
);

/** POST /enrollment/assignment/{id}/submit; `id` is the lecture's. */
export const assignmentInput = z.strictObject({ id, ...submissionFields }).check(hasWork);
export type AssignmentInput = z.input<typeof assignmentInput>;
