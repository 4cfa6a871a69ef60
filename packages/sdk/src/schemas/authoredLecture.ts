import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxSeconds } from './bounds.ts';
import { contentFields, lectureType, outlineFields } from './lecture.ts';
import { brief, captions, content, ofType, title } from './lectureShapes.ts';
import { flag, httpUrl, id, integerBetween, optional, orderIndex, withDefault } from './primitives.ts';
import { videoPreparation } from './videoPreparation.ts';

/** A lecture for its author, including drafts. */
export const authoredLecture = z.object({
  ...outlineFields,
  ...contentFields,
  isPublished: withDefault(z.boolean(), true),
  /** Of an uploaded film that the server makes sizes of, or could not make any of. */
  preparation: optional(videoPreparation),
  /** Number of submissions of an assignment waiting for a grade. */
  waiting: withDefault(z.number(), 0),
});
export type AuthoredLecture = z.output<typeof authoredLecture>;

const anyLecture = z.discriminatedUnion(
  'type',
  [
    z.strictObject(ofType('video', content.video)),
    z.strictObject(ofType('text', content.text)),
    z.strictObject(ofType('quiz', content.quiz)),
    z.strictObject(ofType('assignment', content.assignment)),
  ],
  ruleMessage('rule.lectureType'),
);

/** Removes the fields of other lecture types (§3); unknown fields stay, to be refused by name. */
function withoutOthersContent(given: z.input<typeof anyLecture>): z.input<typeof anyLecture> {
  const type = lectureType.safeParse(given?.type);
  if (!type.success) return given;
  const own = content[type.data];
  const others = Object.values(content).flatMap(Object.keys);
  const kept = Object.entries(given).filter(([name]) => Object.hasOwn(own, name) || !others.includes(name));
  return Object.fromEntries(kept) as typeof given;
}

/**
 * POST /instructor/lecture. `duration` is in seconds and for videos only; 0 means "unknown". The length of a text is the
 * time to read it, which the server counts. Fields of other lecture types are ignored. Sending the same `idempotencyKey`
 * again updates the lecture that it created.
 */
export const lectureInput = z.pipe(z.transform(withoutOthersContent), anyLecture);
export type LectureInput = z.input<typeof lectureInput>;

/** PUT /instructor/lecture/{id}: changes only the fields that are sent. `quizId` links a finished quiz. */
export const lectureUpdate = z.strictObject({
  id,
  /** May be sent along unchanged; a lecture can't move to another course or change its type. */
  courseId: z.optional(id),
  type: z.optional(lectureType),
  sectionId: z.optional(id),
  title: z.optional(title),
  order: z.optional(orderIndex),
  isPublished: z.optional(flag),
  isFree: z.optional(flag),
  contentUrl: z.optional(httpUrl),
  /** At least 10 visible characters if the lecture is a text; only the server knows whether it is. */
  textContent: brief,
  duration: z.optional(integerBetween(ruleMessage('rule.duration'), 0, maxSeconds)),
  captions,
  quizId: z.optional(id),
});
export type LectureUpdate = z.input<typeof lectureUpdate>;
