import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { workLimits } from '../rules/workLimits.ts';
import { id, integerBetween, optional, withDefault } from './primitives.ts';

/** What a learner shows of a submission. `imageWidths` are the widths in pixels in which the picture is stored. */
export const shownWork = z.object({
  title: z.string(),
  caption: withDefault(z.string(), ''),
  imageUrl: optional(z.string()),
  imageWidths: optional(z.array(z.number())),
  sharedAt: z.string(),
});
export type ShownWork = z.output<typeof shownWork>;

const person = { firstName: withDefault(z.string(), ''), lastName: withDefault(z.string(), '') };

/** A work as everyone sees it: without the submission and its grade. */
export const work = z.object({
  _id: z.string(),
  ...shownWork.shape,
  courseId: z.string(),
  courseTitle: z.string(),
  learner: z.object({ ...person, profilePicture: optional(z.string()) }),
  instructor: z.object(person),
});
export type Work = z.output<typeof work>;

/** GET /search/works: those of one course, or of all. */
export const workSearch = z.strictObject({
  courseId: z.optional(id),
  limit: z.optional(integerBetween(ruleMessage('rule.workLimit'), 1, workLimits.most)),
});
export type WorkSearch = z.input<typeof workSearch>;
