import * as z from 'zod/mini';
import { id, orDefault, orMissing } from './primitives.ts';

export const lectureType = z.enum(['video', 'text', 'quiz', 'assignment']);
export type LectureType = z.output<typeof lectureType>;

/** A track of WebVTT captions. */
export const captionTrack = z.object({ language: z.string(), label: z.string(), url: z.string() });
export type CaptionTrack = z.output<typeof captionTrack>;

/** What everyone may know of a lecture: enough for a curriculum (§2, preview mode). */
export const lectureOutline = z.object({
  _id: z.string(),
  sectionId: orDefault(z.string(), ''),
  title: z.string(),
  type: lectureType,
  /** Seconds. */
  duration: orDefault(z.number(), 0),
  order: orDefault(z.number(), 0),
});
export type LectureOutline = z.output<typeof lectureOutline>;

/** A lecture as an enrolled learner gets it (§3). A quiz never travels with it. */
export const lecture = z.extend(lectureOutline, {
  contentUrl: orMissing(z.string()),
  posterUrl: orMissing(z.string()),
  textContent: orMissing(z.string()),
  captions: orDefault(z.array(captionTrack), []),
  quizId: orMissing(z.string()),
  assignmentSubmissionId: orMissing(z.string()),
  isCompleted: orDefault(z.boolean(), false),
  /** Seconds. */
  lastWatchedPosition: orDefault(z.number(), 0),
});
export type Lecture = z.output<typeof lecture>;

/** A position fits PostgreSQL's integer and any lecture. */
const position = z.number().check(z.minimum(0), z.maximum(1_000_000));

/** POST /enrollment/lecture-progress. `lastWatchedPosition` is in seconds. */
export const lectureProgressDraft = z.strictObject({
  lectureId: id,
  isCompleted: z.boolean(),
  lastWatchedPosition: position,
});
export type LectureProgressDraft = z.input<typeof lectureProgressDraft>;

/** Where a learner stands in a lecture, as the server keeps it. */
export const lectureProgress = z.object({
  lectureId: z.string(),
  isCompleted: z.boolean(),
  lastWatchedPosition: z.number(),
});
export type LectureProgress = z.output<typeof lectureProgress>;
