import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { lecture, lectureOutline } from './lecture.ts';
import { id, idempotencyKey, orderIndex, textOf, withDefault } from './primitives.ts';

/** A section with lectures of one kind. */
export const sectionOf = <Schema extends z.ZodMiniType>(lectures: Schema) =>
  z.object({
    _id: z.string(),
    /** Empty where a section comes alone from a server that leaves it out; a course fills it in. */
    courseId: withDefault(z.string(), ''),
    title: z.string(),
    order: withDefault(z.number(), 0),
    lectures: z.pipe(
      z.optional(z.nullable(z.array(lectures))),
      z.transform((given) => given ?? []),
    ),
  });

/** A section as everyone sees it. */
export const sectionOutline = sectionOf(lectureOutline);
export type SectionOutline = z.output<typeof sectionOutline>;

/** A section as an enrolled learner sees it. */
export const section = sectionOf(lecture);
export type Section = z.output<typeof section>;

const title = textOf('rule.sectionTitle', limits.minLength.sectionTitle, 150);

/** POST /instructor/section (§5). The same `idempotencyKey` again changes the section that it made. */
export const sectionInput = z.strictObject({
  courseId: id,
  title,
  order: z._default(orderIndex, 0),
  idempotencyKey: z.optional(idempotencyKey),
});
export type SectionInput = z.input<typeof sectionInput>;

/** PUT /instructor/section/{id}: only what is sent changes. A section stays in its course; `courseId` may say which. */
export const sectionUpdate = z.strictObject({
  id,
  courseId: z.optional(id),
  title: z.optional(title),
  order: z.optional(orderIndex),
});
export type SectionUpdate = z.input<typeof sectionUpdate>;
