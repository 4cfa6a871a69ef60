import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { isLectureHtmlSimple } from '../rules/lectureHtml.ts';
import { limits } from '../rules/limits.ts';
import { isLectureTextLongEnough } from '../rules/visibleText.ts';
import { maxSeconds } from './bounds.ts';
import type { LectureType } from './lecture.ts';
import { flag, httpUrl, id, idempotencyKey, integerBetween, orderIndex, text, textOf } from './primitives.ts';

export const title = textOf('rule.lectureTitle', limits.minLength.lectureTitle, 150, 'rule.lectureTitle');
/** HTML with enough visible text. The server counts again after removing what isn't allowed. */
const textContent = textOf('rule.textContent', 0, 200_000).check(
  z.refine(isLectureTextLongEnough, ruleMessage('rule.textContent')),
  z.refine(isLectureHtmlSimple, ruleMessage('rule.textContentTags')),
);
export const brief = z.optional(
  text(200_000).check(z.refine(isLectureHtmlSimple, ruleMessage('rule.textContentTags'))),
);
export const captions = z.optional(
  z
    .array(z.object({ language: textOf('rule.required', 2, 35), label: textOf('rule.required', 1, 80), url: httpUrl }))
    .check(z.maxLength(50, ruleMessage('rule.tooLong'))),
);

/** The fields common to all lectures, and those of one type. */
export const ofType = <Type extends LectureType, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) => ({
  courseId: id,
  sectionId: id,
  title,
  type: z.enum([type]),
  order: z._default(orderIndex, 0),
  isPublished: z._default(flag, true),
  idempotencyKey: z.optional(idempotencyKey),
  ...shape,
});

const isFree = z.optional(flag);

/** The fields of each type. An assignment is never a free sample: there'd be nobody to grade it. */
export const content = {
  video: {
    isFree,
    contentUrl: httpUrl,
    duration: z._default(integerBetween(ruleMessage('rule.duration'), 0, maxSeconds), 0),
    captions,
  },
  text: { isFree, textContent },
  quiz: { isFree },
  assignment: { contentUrl: httpUrl, textContent: brief },
};
