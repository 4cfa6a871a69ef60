import * as z from 'zod/mini';
import { courseStatus } from './courseFields.ts';
import { serviceFault } from './serviceFault.ts';

/** A course that was created lately, for admins: published or not. */
export const newCourse = z.object({
  _id: z.string(),
  title: z.string(),
  status: courseStatus,
  /** Whether learners find a lecture in it. */
  hasLectures: z.boolean(),
  creatorId: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: z.string(),
});
export type NewCourse = z.output<typeof newCourse>;

/** The marketplace in numbers, for admins. Those of a time count the last 30 days. */
export const overview = z.object({
  /** Everyone with the role. */
  learners: z.number(),
  /** Accounts of any role that were created in the time. */
  signUps: z.number(),
  /** Paid orders of the time. */
  orders: z.number(),
  /** Rupees that were paid in these orders, without tax. */
  revenue: z.number(),
  /** Submissions of all courses that wait for a grade. */
  waiting: z.number(),
  /** Messages to support that wait for an answer. */
  openMessages: z.number(),
  /** The latest five, newest first. */
  newCourses: z.array(newCourse),
  /** What is wrong with the services that the answering server uses. Absent on servers that don't say. */
  faults: z.optional(z.array(serviceFault)),
});
export type Overview = z.output<typeof overview>;
