import { endpoints, type OpenUpload } from '@lectern/sdk/api';
import { fileProblem } from '@lectern/sdk/rules';
import { newId } from '../../db/newId.ts';
import { may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { completeUpload, discardUpload, fieldOf, PART_BYTES, partOf, receivedParts } from '../../uploads/openUpload.ts';
import { requireQuota, type UploadLimits } from '../../uploads/quota.ts';
import { partPath } from './registerParts.ts';
import {
  addOpenUpload,
  findOpenUpload,
  type OpenUploadRow,
  prolongOpenUpload,
  removeOpenUpload,
} from './repository.ts';

/** Of one person, finished ones aside. */
const MAX_OPEN = 10;
/** Of the address of a part. */
const PART_SECONDS = 900;

export function uploadRoutes({ app, db, storage, files }: Services, limits: UploadLimits): Route[] {
  const view = ({ id, size, expiresAt }: OpenUploadRow, received: number[]): OpenUpload => ({
    _id: id,
    size,
    partSize: PART_BYTES,
    received,
    expiresAt: expiresAt.toISOString(),
  });

  return [
    route(
      endpoints.uploads.create,
      may('contentManager'),
      async ({ input: { kind, ...file }, actor }) => {
        const problem = fileProblem(file, kind);
        if (problem?.reason === 'size') throw problems.fileTooLarge(fieldOf[kind], problem.message);
        if (problem) throw problems.invalidField(fieldOf[kind], problem.message);
        if (!limits.inParts) return { upload: null };
        if (!(await storage.parts.hasRoom(file.size))) throw problems.storageFull();
        const path = newId();
        const own = { id: newId(), ownerId: actor.id, kind, size: file.size, path };
        const check = async (tx: Parameters<typeof requireQuota>[0]) => {
          const { open } = await requireQuota(tx, limits, actor.id, file.size);
          if (open >= MAX_OPEN) throw problems.tooManyUploads(MAX_OPEN);
        };
        // Before the storage is asked, and again with its answer: it may be far away, and no transaction waits for it.
        await db.transaction(check);
        const storageId = await storage.parts.begin(path);
        const [row] = await db.transaction(async (tx) => {
          await check(tx);
          return addOpenUpload(tx, { ...own, storageId });
        });
        return { upload: row ? view(row, []) : null };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.uploads.get, may('contentManager'), async ({ input, actor }) => {
      const row = await findOpenUpload(db, actor.id, input.id);
      if (!row || row.fileId) throw problems.uploadNotFound();
      return { upload: view(row, await receivedParts(storage, row)) };
    }),

    route(
      endpoints.uploads.sign,
      may('contentManager'),
      async ({ input, actor, request }) => {
        const row = await prolongOpenUpload(db, actor.id, input.id);
        if (!row) throw problems.uploadNotFound();
        const { path, storageId } = row;
        const parts = input.parts.map((number) => partOf(row, number) ?? { number, size: 0 });
        if (parts.some(({ size }) => size === 0)) throw problems.invalidField('parts', 'rule.required');
        const links = files.linksFor(request);
        return {
          parts: await Promise.all(
            parts.map(async (part) => ({
              number: part.number,
              url:
                (await storage.parts.sign?.(path, storageId, part, PART_SECONDS)) ??
                links.signedPath(partPath(row.id, part.number), PART_SECONDS),
            })),
          ),
          expiresAt: row.expiresAt.toISOString(),
        };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.uploads.complete,
      may('contentManager'),
      async ({ input, actor, request }) => ({
        videoUrl: files.linksFor(request).signed(await completeUpload({ db, storage }, actor.id, input.id)),
      }),
      { changes: 'nothing' },
    ),

    route(
      endpoints.uploads.remove,
      may('contentManager'),
      async ({ input, actor, request }) => {
        const row = await removeOpenUpload(db, actor.id, input.id);
        if (!row) throw problems.uploadNotFound();
        if (input.problem !== undefined)
          app.log.warn(
            { origin: request.headers.origin, problem: input.problem },
            'a browser could not send parts of a file to the storage; the file comes through this server. Check the rules for CORS of the bucket',
          );
        await discardUpload(storage, row);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
