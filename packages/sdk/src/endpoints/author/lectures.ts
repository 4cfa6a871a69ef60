import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { authoredLecture, lectureInput, lectureUpdate } from '../../schemas/authoredLecture.ts';
import { file } from '../../schemas/file.ts';
import { byId, emptyOutput } from '../../schemas/primitives.ts';

const saved = z.object({ lecture: z.optional(authoredLecture) });

/** The lectures of an authored course (§7). */
export const lectures = {
  /** Adds a lecture; fields of other lecture types are not sent. */
  create: {
    method: 'POST',
    path: '/instructor/lecture',
    input: lectureInput,
    output: saved,
    failure: 'lectures.createFailed',
    refuses: ['too_many'],
  },
  /** Changes only the fields that are sent; `quizId` links a quiz and thereby finishes it. */
  update: {
    method: 'PUT',
    path: '/instructor/lecture/{id}',
    input: lectureUpdate,
    output: saved,
    failure: 'lectures.updateFailed',
    refuses: ['too_many', 'quiz_unfinished'],
  },
  /** Removes a lecture; learners who have submitted something in it keep it. */
  remove: {
    method: 'DELETE',
    path: '/instructor/lecture/{id}',
    input: byId,
    output: emptyOutput,
    failure: 'lectures.removeFailed',
  },
  /**
   * Uploads a video of at most 500 MB; its address goes into a lecture's `contentUrl`. There is no time
   * limit: `onProgress` reports how far it is, `signal` cancels. A file above 8 MB is sent in parts where the server takes
   * them: it waits while there is no connection, and whoever chooses the same file again, also after a reload, goes on
   * where it stopped (`listUnfinishedUploads`).
   */
  uploadVideo: {
    method: 'POST',
    path: '/instructor/upload-video',
    input: z.strictObject({ videoFile: file('video') }),
    output: z.object({ videoUrl: z.string() }),
    failure: 'lectures.uploadFailed',
    multipart: true,
  },
  /** Uploads captions (WebVTT, at most 1 MB); their address goes into a lecture's `captions` (beyond §7). */
  uploadCaptions: {
    method: 'POST',
    path: '/instructor/upload-captions',
    input: z.strictObject({ captionsFile: file('captions') }),
    output: z.object({ captionsUrl: z.string() }),
    failure: 'lectures.captionsFailed',
    multipart: true,
  },
  /** Prepares the film of a lecture once more, after its `preparation` failed (beyond §7). */
  prepareVideo: {
    method: 'POST',
    path: '/instructor/lecture/{id}/video-preparation',
    input: byId,
    output: saved,
    failure: 'lectures.prepareFailed',
  },
} satisfies EndpointGroup;
