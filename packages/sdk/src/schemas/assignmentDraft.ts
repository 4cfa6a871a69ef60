import * as z from 'zod/mini';
import { hasWork, submissionFields } from './assignment.ts';

/** The assignment form: a text or a link (§5). */
export const assignmentDraft = z.strictObject(submissionFields).check(hasWork);
export type AssignmentDraft = z.input<typeof assignmentDraft>;
