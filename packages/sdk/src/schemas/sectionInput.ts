import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { id, idempotencyKey, orderIndex, textOf } from './primitives.ts';

const title = textOf('rule.sectionTitle', limits.minLength.sectionTitle, 150);

/** POST /instructor/section (§5). Sending the same `idempotencyKey` again updates the section that it created. */
export const sectionInput = z.strictObject({
  courseId: id,
  title,
  order: z._default(orderIndex, 0),
  idempotencyKey: z.optional(idempotencyKey),
});
export type SectionInput = z.input<typeof sectionInput>;

/** PUT /instructor/section/{id}: changes only the fields that are sent. A section can't change its course. */
export const sectionUpdate = z.strictObject({
  id,
  courseId: z.optional(id),
  title: z.optional(title),
  order: z.optional(orderIndex),
});
export type SectionUpdate = z.input<typeof sectionUpdate>;
