import * as z from 'zod/mini';
import { lecture, lectureOutline } from './lecture.ts';
import { withDefault } from './primitives.ts';

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
