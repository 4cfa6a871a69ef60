import * as z from 'zod/mini';
import { contactDraft, supportCategory } from './contact.ts';

/** POST /support: the contact form, or the support form with its topic. */
export const supportInput = z.strictObject({ ...contactDraft.shape, category: z.optional(supportCategory) });
