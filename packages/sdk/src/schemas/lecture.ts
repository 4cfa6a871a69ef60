import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxSeconds } from './bounds.ts';
import { id, optional, withDefault } from './primitives.ts';
import { videoStream } from './videoStream.ts';

/** The type of a lecture (§3). */
export const lectureType = z.enum(['video', 'text', 'quiz', 'assignment'], ruleMessage('rule.lectureType'));
export type LectureType = z.output<typeof lectureType>;

/** A track of WebVTT captions. */
export const captionTrack = z.object({ language: z.string(), label: z.string(), url: z.string() });
export type CaptionTrack = z.output<typeof captionTrack>;

/** The fields of every lecture. */
export const outlineFields = {
  _id: z.string(),
  sectionId: withDefault(z.string(), ''),
  title: z.string(),
  type: lectureType,
  /** Seconds. */
  duration: withDefault(z.number(), 0),
  order: withDefault(z.number(), 0),
  /** A free sample: anyone may open it without enrolling. An addition to §3. */
  isFree: withDefault(z.boolean(), false),
};

/** The public part of a lecture, as shown in a curriculum (§2, preview mode). */
export const lectureOutline = z.object(outlineFields);
export type LectureOutline = z.output<typeof lectureOutline>;

/** The fields of a lecture's content. */
export const contentFields = {
  contentUrl: optional(z.string()),
  /** Of an uploaded film that is there in several sizes. An addition to §3. */
  stream: optional(videoStream),
  posterUrl: optional(z.string()),
  textContent: optional(z.string()),
  captions: withDefault(z.array(captionTrack), []),
  quizId: optional(z.string()),
};

/** A lecture for an enrolled learner (§3). It never includes its quiz. */
export const lecture = z.object({
  ...outlineFields,
  ...contentFields,
  assignmentSubmissionId: optional(z.string()),
  isCompleted: withDefault(z.boolean(), false),
  /** Seconds. */
  lastWatchedPosition: withDefault(z.number(), 0),
});
export type Lecture = z.output<typeof lecture>;

const position = z.number().check(z.minimum(0), z.maximum(maxSeconds));

/** POST /enrollment/lecture-progress. `lastWatchedPosition` is in seconds. */
export const lectureProgressInput = z.strictObject({
  lectureId: id,
  isCompleted: z.boolean(),
  lastWatchedPosition: position,
});
export type LectureProgressInput = z.input<typeof lectureProgressInput>;

/** A learner's progress in a lecture, as the server stores it. */
export const lectureProgress = z.object({
  lectureId: z.string(),
  isCompleted: z.boolean(),
  lastWatchedPosition: z.number(),
});
export type LectureProgress = z.output<typeof lectureProgress>;
