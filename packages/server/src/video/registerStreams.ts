import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { videoStreams } from '../db/schema.ts';
import { requireReadable, sendContent } from '../plugins/files.ts';
import { anyone } from '../policy.ts';
import { problems } from '../problems.ts';
import type { Services } from '../services.ts';
import { streamPath } from '../uploads/pictures.ts';

const PLAYLIST = 'application/vnd.apple.mpegurl';
const HOUR_SECONDS = 3_600;

/**
 * `GET /api/files/{id}/{part}`: what a film is streamed from, for whoever may read the film. `stream.m3u8` lists its sizes,
 * `720.m3u8` the segments of one, which are ranges of `720.mp4`; all their addresses expire with that of the list. Where the
 * storage has addresses of its own, segments have those.
 */
export function registerStreams(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { id: string; part: string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: '/api/files/:id/:part',
    config: { policy: anyone, isAnonymous: true },
    async handler(request, reply) {
      const { db, storage } = services;
      const { id, part } = request.params;
      const readable = await requireReadable(services, request);
      const { file, lifetime, query } = readable;
      const sendList = (lines: readonly string[]) =>
        reply
          .headers({
            'content-type': PLAYLIST,
            'cache-control': `private, max-age=${HOUR_SECONDS}`,
            'cross-origin-resource-policy': 'cross-origin',
          })
          .send(lines.join('\n'));

      if (part === 'stream.m3u8') {
        const [stream] = await db.select().from(videoStreams).where(eq(videoStreams.fileId, id));
        if (stream?.state !== 'ready') throw problems.fileNotFound();
        const sizes = stream.content.renditions.flatMap(({ name, attributes }) => [
          `#EXT-X-STREAM-INF:${attributes}`,
          `${name}.m3u8${query}`,
        ]);
        return sendList(['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...sizes, '']);
      }
      const stored = file.sizes?.stream ?? {};
      const size = Object.hasOwn(stored, part) ? stored[part] : undefined;
      if (size === undefined) throw problems.fileNotFound();
      const path = streamPath(file.path, part);
      if (!part.endsWith('.m3u8')) {
        const mime = part.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg';
        return sendContent(services, { ...readable, content: { path, mime, size } }, request, reply);
      }
      const segments = part.replace(/m3u8$/, 'mp4');
      const address =
        (await storage.sign?.(streamPath(file.path, segments), { mime: 'video/mp4', ...lifetime })) ?? segments + query;
      const list = (await buffer(await storage.read(path))).toString();
      return sendList(
        list
          .split('\n')
          .map((line) => (line === segments ? address : line.replace(`URI="${segments}"`, () => `URI="${address}"`))),
      );
    },
  });
}
