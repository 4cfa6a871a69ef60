import * as z from 'zod/mini';
import { optional, text, withDefault } from './primitives.ts';

/** The public profile of an instructor (§3). */
export const creator = z.object({
  _id: withDefault(z.string(), ''),
  firstName: withDefault(z.string(), ''),
  lastName: withDefault(z.string(), ''),
  profilePicture: optional(z.string()),
  bio: optional(text(5_000)),
  headline: optional(z.string()),
  /** What they believe about learning, in a sentence of theirs. Their own page has it. */
  belief: optional(z.string()),
  stats: optional(z.object({ courses: z.number(), students: z.number() })),
});
export type Creator = z.output<typeof creator>;
