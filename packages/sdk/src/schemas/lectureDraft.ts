import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { maxSeconds } from './bounds.ts';
import { file } from './file.ts';
import { captions, content, ofType } from './lectureShapes.ts';
import { integerBetween, isHttpUrl, text } from './primitives.ts';

/** A duration as typed: empty is 0; an explicit 0 is invalid (§5). */
const typedDuration = z.pipe(
  z.transform((value: number | string | undefined) => (value === '' ? undefined : value)),
  z._default(integerBetween(ruleMessage('rule.duration'), 1, maxSeconds), 0),
);

/** The lecture form (§5): a video may be a file that is yet to be uploaded. */
export const lectureDraft = z.discriminatedUnion(
  'type',
  [
    z
      .object(
        ofType('video', {
          isFree: content.video.isFree,
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
  ruleMessage('rule.lectureType'),
);
export type LectureDraft = z.input<typeof lectureDraft>;
