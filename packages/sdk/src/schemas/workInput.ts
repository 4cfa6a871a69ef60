import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { file } from './file.ts';
import { flag, id, requiredText, text } from './primitives.ts';

/** What a learner writes about a work. */
export const workFields = {
  title: requiredText('rule.workTitle', limits.works.title),
  caption: z._default(text(limits.works.caption), ''),
  /** At most 10 MB. Without one, a picture that is shown already stays. */
  workImage: z.optional(file('courseImage')),
  /** Takes away the picture that is shown. */
  withoutImage: z._default(flag, false),
};

/** PUT /enrollment/assignment/{id}/work; `id` is the lecture's. */
export const workInput = z.strictObject({ id, ...workFields });
export type WorkInput = z.input<typeof workInput>;
