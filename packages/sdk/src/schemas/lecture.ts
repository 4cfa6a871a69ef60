import * as z from 'zod/mini';
import { rule } from '../messages/rule.ts';
import { isLectureHtmlSimple } from '../rules/lectureHtml.ts';
import { limits } from '../rules/limits.ts';
import { isLectureTextLongEnough } from '../rules/visibleText.ts';
import { maxSeconds } from './bounds.ts';
import { file } from './file.ts';
import {
  flag,
  httpUrl,
  id,
  idempotencyKey,
  integerBetween,
  isHttpUrl,
  optional,
  orderIndex,
  text,
  textOf,
  withDefault,
} from './primitives.ts';

/** The type of a lecture (§3). */
export const lectureType = z.enum(['video', 'text', 'quiz', 'assignment'], rule('rule.lectureType'));
export type LectureType = z.output<typeof lectureType>;

/** A track of WebVTT captions. */
export const captionTrack = z.object({ language: z.string(), label: z.string(), url: z.string() });
export type CaptionTrack = z.output<typeof captionTrack>;

const outlineFields = {
  _id: z.string(),
  sectionId: withDefault(z.string(), ''),
  title: z.string(),
  type: lectureType,
  /** Seconds. */
  duration: withDefault(z.number(), 0),
  order: withDefault(z.number(), 0),
};

/** The public part of a lecture, as shown in a curriculum (§2, preview mode). */
export const lectureOutline = z.object(outlineFields);
export type LectureOutline = z.output<typeof lectureOutline>;

const contentFields = {
  contentUrl: optional(z.string()),
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

/** A lecture for its author, including drafts. */
export const authoredLecture = z.object({
  ...outlineFields,
  ...contentFields,
  isPublished: withDefault(z.boolean(), true),
  /** Number of submissions of an assignment waiting for a grade. */
  waiting: withDefault(z.number(), 0),
});
export type AuthoredLecture = z.output<typeof authoredLecture>;

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

const title = textOf('rule.lectureTitle', limits.minLength.lectureTitle, 150, 'rule.lectureTitle');
/** HTML with enough visible text. The server counts again after removing what isn't allowed. */
const textContent = textOf('rule.textContent', 0, 200_000).check(
  z.refine(isLectureTextLongEnough, rule('rule.textContent')),
  z.refine(isLectureHtmlSimple, rule('rule.textContentTags')),
);
const brief = z.optional(text(200_000).check(z.refine(isLectureHtmlSimple, rule('rule.textContentTags'))));
const captions = z.optional(
  z
    .array(z.object({ language: textOf('rule.required', 2, 35), label: textOf('rule.required', 1, 80), url: httpUrl }))
    .check(z.maxLength(50, rule('rule.tooLong'))),
);

/** The fields common to all lectures, and those of one type. */
const ofType = <Type extends LectureType, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) => ({
  courseId: id,
  sectionId: id,
  title,
  type: z.literal(type),
  order: z._default(orderIndex, 0),
  isPublished: z._default(flag, true),
  idempotencyKey: z.optional(idempotencyKey),
  ...shape,
});

const content = {
  video: {
    contentUrl: httpUrl,
    duration: z._default(integerBetween(rule('rule.duration'), 0, maxSeconds), 0),
    captions,
  },
  text: { textContent },
  quiz: {},
  assignment: { contentUrl: httpUrl, textContent: brief },
};
const anyLecture = z.discriminatedUnion(
  'type',
  [
    z.strictObject(ofType('video', content.video)),
    z.strictObject(ofType('text', content.text)),
    z.strictObject(ofType('quiz', content.quiz)),
    z.strictObject(ofType('assignment', content.assignment)),
  ],
  rule('rule.lectureType'),
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
 * POST /instructor/lecture. `duration` is in seconds and for videos only; 0 means "unknown". Fields of other lecture
 * types are ignored. Sending the same `idempotencyKey` again updates the lecture that it created.
 */
export const lectureInput = z.pipe(z.transform(withoutOthersContent), anyLecture);
export type LectureInput = z.input<typeof lectureInput>;

/** A duration as typed: empty is 0; an explicit 0 is invalid (§5). */
const typedDuration = z.pipe(
  z.transform((value: number | string | undefined) => (value === '' ? undefined : value)),
  z._default(integerBetween(rule('rule.duration'), 1, maxSeconds), 0),
);

/** The lecture form (§5): a video may be a file that is yet to be uploaded. */
export const lectureDraft = z.discriminatedUnion(
  'type',
  [
    z
      .object(
        ofType('video', {
          contentUrl: z._default(text(2_000), ''),
          videoFile: z.optional(file('video')),
          duration: z.optional(typedDuration),
          captions,
        }),
      )
      .check(
        z.check(({ value: { contentUrl, videoFile }, issues }) => {
          const message = contentUrl === '' && !videoFile ? 'rule.videoSource' : 'rule.url';
          if (videoFile && contentUrl === '') return;
          if (!isHttpUrl(contentUrl)) issues.push({ code: 'custom', message, path: ['contentUrl'], input: contentUrl });
        }),
      ),
    z.object(ofType('text', content.text)),
    z.object(ofType('quiz', content.quiz)),
    z.object(ofType('assignment', content.assignment)),
  ],
  rule('rule.lectureType'),
);
export type LectureDraft = z.input<typeof lectureDraft>;

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
  contentUrl: z.optional(httpUrl),
  /** At least 10 visible characters if the lecture is a text; only the server knows whether it is. */
  textContent: brief,
  duration: z.optional(integerBetween(rule('rule.duration'), 0, maxSeconds)),
  captions,
  quizId: z.optional(id),
});
export type LectureUpdate = z.input<typeof lectureUpdate>;
