import * as z from 'zod/mini';
import { optional } from './primitives.ts';

/**
 * Why a film has no sizes: it is no film that can be read, it has no picture, it lasts or measures too much, it breaks off
 * after `second`, it could not be converted, or the server had no room for that.
 */
export const videoFailure = z.enum([
  'unreadable',
  'no_picture',
  'too_long',
  'too_large',
  'damaged',
  'not_converted',
  'no_room',
]);
export type VideoFailure = z.output<typeof videoFailure>;

/** What the server does with an uploaded film, for its author. It plays as it was uploaded until it is streamed. */
export const videoPreparation = z.object({
  state: z.enum(['waiting', 'working', 'failed']),
  /** In percent. */
  progress: z.number(),
  reason: optional(videoFailure),
  /** Of `damaged`: the second of the film. */
  second: optional(z.number()),
});
export type VideoPreparation = z.output<typeof videoPreparation>;
