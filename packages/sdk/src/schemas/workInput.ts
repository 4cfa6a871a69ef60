import * as z from 'zod/mini';
import { workLimits } from '../rules/workLimits.ts';
import { file } from './file.ts';
import { flag, id, requiredText, text } from './primitives.ts';

/** What a learner writes about a work. */
export const workFields = {
  title: requiredText('rule.workTitle', workLimits.title),
  caption: z._default(text(workLimits.caption), ''),
  /** At most 10 MB. Without one, a picture that is shown already stays. */
  workImage: z.optional(file('courseImage')),
  /** Takes away the picture that is shown. */
  withoutImage: z._default(flag, false),
};

/** PUT /enrollment/assignment/{id}/work; `id` is the lecture's. */
export const workInput = z.strictObject({ id, ...workFields });
export type WorkInput = z.input<typeof workInput>;
