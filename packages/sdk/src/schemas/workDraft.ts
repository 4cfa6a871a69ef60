import * as z from 'zod/mini';
import { workFields } from './workInput.ts';

/** The form in which a learner shows a work. */
export const workDraft = z.strictObject(workFields);
export type WorkDraft = z.input<typeof workDraft>;
