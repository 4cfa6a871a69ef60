import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { openUploads } from '../../db/schema.ts';
import { anyone } from '../../policy.ts';
import { Problem, problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { PART_BYTES, partOf } from '../../uploads/openUpload.ts';

/** The address of a part, without its signature. */
export const partPath = (id: string, number: number) => `/api/uploads/${id}/parts/${number}`;

/** `PUT /api/uploads/{id}/parts/{number}`: takes a part where the storage has no addresses for browsers. */
export function registerParts(app: FastifyInstance, { db, storage, files }: Services): void {
  const { parts } = storage;
  const { write } = parts;
  if (!write) return;
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { bodyLimit: PART_BYTES }, (_request, payload, done) => done(null, payload));
    inner.route<{ Params: { id: string; number: string }; Querystring: Record<string, unknown>; Body?: Readable }>({
      method: 'PUT',
      url: '/api/uploads/:id/parts/:number',
      // The URL itself is the permission, as it is where a bucket takes the parts.
      config: { policy: anyone, isAnonymous: true, takesFiles: true, changes: 'nothing' },
      async handler({ params, query, headers, body }, reply) {
        const number = Number(params.number);
        if (!files.isValid(partPath(params.id, number), query.expires, query.signature)) throw problems.linkExpired();
        const [row] = await db.select().from(openUploads).where(eq(openUploads.id, params.id));
        const part = row && !row.fileId ? partOf(row, number) : undefined;
        if (!row || !part) throw problems.uploadNotFound();
        if (!body || Number(headers['content-length']) !== part.size) throw problems.incompleteUpload(undefined);
        try {
          await write.call(parts, row.path, row.storageId, number, body);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw problems.storageFull();
          throw error instanceof Problem ? error : problems.incompleteUpload(error);
        }
        return reply.code(204).send();
      },
    });
  });
}
