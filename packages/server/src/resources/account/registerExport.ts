import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../users/repository.ts';
import { exportAccount } from './exportAccount.ts';

/** How long the address of an export opens it. */
export const EXPORT_SECONDS = 600;
/** People whose export is under way in this process; one each. */
const MAX_EXPORTS = 20;
/** An export that takes longer is cut off: whoever reads this slowly has stopped. */
const MAX_EXPORT_MS = 900_000;

export const exportPath = (userId: string) => `/api/user/export/${userId}.zip`;

interface Given {
  Params: { userId: string };
  Querystring: Record<string, unknown>;
}

/** The file with everything of a person, by an address that they get and that expires. */
export function registerExport(app: FastifyInstance, { db, storage, files }: Services): void {
  const running = new Set<string>();
  // The address itself is the permission: a link sends no `Authorization` header.
  const config = { policy: anyone, isAnonymous: true };

  app.get<Given>('/api/user/export/:userId.zip', { config }, async (request, reply) => {
    const { userId } = request.params;
    const { expires, signature } = request.query;
    if (!files.isValid(exportPath(userId), expires, signature)) throw problems.linkExpired();
    const user = await findUser(db, userId);
    if (!user || user.deletedAt) throw problems.linkExpired();
    if (running.has(userId) || running.size >= MAX_EXPORTS) throw problems.exportBusy();
    running.add(userId);
    const stream = Readable.fromWeb(exportAccount(db, storage, userId) as ReadableStream);
    const timer = setTimeout(() => stream.destroy(new Error('It took too long.')), MAX_EXPORT_MS).unref();
    stream.once('close', () => {
      clearTimeout(timer);
      running.delete(userId);
    });
    stream.once('error', (error) => request.log.warn({ err: error }, 'an export broke off'));
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="your-data.zip"',
        'cache-control': 'no-store',
      })
      .send(stream);
  });
}
