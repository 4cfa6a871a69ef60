import * as z from 'zod/mini';
import { optional } from './primitives.ts';

/** How an uploaded film is streamed (HLS), where the server prepares films. The source file goes on playing. */
export const videoStream = z.object({
  /** The list of its sizes; it expires as the address of the source does. */
  url: z.string(),
  /** Pictures of the film in rows on one sheet, one every so many seconds. The sizes are of one picture, in pixels. */
  previews: optional(
    z.object({
      url: z.string(),
      seconds: z.number(),
      count: z.number(),
      columns: z.number(),
      width: z.number(),
      height: z.number(),
    }),
  ),
});
export type VideoStream = z.output<typeof videoStream>;
