import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { lectureSample, sampleAnswer, sampleResult } from '../../schemas/lectureSample.ts';
import { byId } from '../../schemas/primitives.ts';

/** Free samples of courses, for everyone (beyond §7). `{id}` is the id of the lecture. */
export const samples = {
  /** A lecture with its content: a video, a text, or the first question of a quiz. */
  get: {
    method: 'GET',
    path: '/search/samples/{id}',
    input: byId,
    output: z.object({ sample: lectureSample }),
    failure: 'samples.getFailed',
    scope: 'learn',
  },
  /** Grades an answer to the open question of a quiz. Nothing is recorded. */
  answer: {
    method: 'POST',
    path: '/search/samples/{id}/answer',
    input: sampleAnswer,
    output: z.object({ result: sampleResult }),
    failure: 'samples.answerFailed',
    scope: 'learn',
  },
} satisfies EndpointGroup;
