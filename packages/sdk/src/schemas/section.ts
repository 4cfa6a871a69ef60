import * as z from 'zod/mini';
import { lecture, lectureOutline } from './lecture.ts';
import { orDefault } from './primitives.ts';

const sectionFields = { _id: z.string(), title: z.string(), order: orDefault(z.number(), 0) };

/** A section as everyone sees it. */
export const sectionOutline = z.object({ ...sectionFields, lectures: orDefault(z.array(lectureOutline), []) });
export type SectionOutline = z.output<typeof sectionOutline>;

/** A section as an enrolled learner sees it. */
export const section = z.object({ ...sectionFields, lectures: orDefault(z.array(lecture), []) });
export type Section = z.output<typeof section>;
