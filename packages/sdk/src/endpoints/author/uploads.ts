import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  openUpload,
  openUploadInput,
  removedUploadInput,
  uploadPart,
  uploadPartsInput,
} from '../../schemas/openUpload.ts';
import { byId, emptyOutput } from '../../schemas/primitives.ts';

/** Large files in parts, which go to the server's storage and can be continued later (beyond §7). */
export const uploads = {
  /**
   * Begins an upload. `lectures.uploadVideo` takes all the steps. `upload` is null where this server takes files only
   * whole.
   */
  create: {
    method: 'POST',
    path: '/instructor/uploads',
    input: openUploadInput,
    output: z.object({ upload: z.nullable(openUpload) }),
    failure: 'lectures.uploadFailed',
    refuses: ['quota_exceeded', 'too_many_uploads', 'storage_full'],
  },
  /** An upload of one's own, with the parts that are there. */
  get: {
    method: 'GET',
    path: '/instructor/uploads/{id}',
    input: byId,
    output: z.object({ upload: openUpload }),
    failure: 'lectures.uploadFailed',
  },
  /** The addresses that take these parts. The upload stays until the new `expiresAt`. */
  sign: {
    method: 'POST',
    path: '/instructor/uploads/{id}/parts',
    input: uploadPartsInput,
    output: z.object({ parts: z.array(uploadPart), expiresAt: z.string() }),
    failure: 'lectures.uploadFailed',
  },
  /** Ends an upload whose parts are all there: only then is it a file. May be repeated, with the same answer. */
  complete: {
    method: 'POST',
    path: '/instructor/uploads/{id}/complete',
    input: byId,
    output: z.object({ videoUrl: z.string() }),
    failure: 'lectures.uploadFailed',
    refuses: ['incomplete_upload', 'storage_full'],
  },
  /** Cancels an upload and deletes its parts. */
  remove: {
    method: 'DELETE',
    path: '/instructor/uploads/{id}',
    input: removedUploadInput,
    output: emptyOutput,
    failure: 'lectures.uploadFailed',
  },
} satisfies EndpointGroup;
