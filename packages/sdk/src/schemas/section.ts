import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { lecture, lectureOutline } from './lecture.ts';
import { id, idempotencyKey, orderIndex, textOf, withDefault } from './primitives.ts';

/** A section with lectures of one kind. */
export const sectionOf = <Schema extends z.ZodMiniType>(lectures: Schema) =>
  z.object({
    _id: z.string(),
    /** Empty if a server leaves it out of a section that comes alone; within a course it is filled in. */
    courseId: withDefault(z.string(), ''),
    title: z.string(),
    order: withDefault(z.number(), 0),
    lectures: z.pipe(
      z.optional(z.nullable(z.array(lectures))),
      z.transform((given) => given ?? []),
    ),
  });

/** The public part of a section. */
export const sectionOutline = sectionOf(lectureOutline);
export type SectionOutline = z.output<typeof sectionOutline>;

/** A section for an enrolled learner. */
export const section = sectionOf(lecture);
export type Section = z.output<typeof section>;

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
