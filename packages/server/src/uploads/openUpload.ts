import { buffer } from 'node:stream/consumers';
import { fileLimits } from '@lectern/sdk/rules';
import type { Db } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { problems } from '../problems.ts';
import {
  claimOpenUpload,
  deleteOpenUpload,
  endClaim,
  findOpenUpload,
  type OpenUploadRow,
  recordFile,
  removeExpiredUploads,
} from '../resources/uploads/repository.ts';
import type { Storage, StoredPart } from '../storage/storage.ts';
import { HEAD_BYTES, mimeOf } from './firstBytes.ts';

/** Of each part but the last. S3 takes no smaller ones than 5 MB, and a lost one isn't sent again for long. */
export const PART_BYTES = 8 * 1024 * 1024;

/** What a refusal of each kind of file names, as the calls with a whole file do. */
export const fieldOf = { video: 'videoFile' } as const;

const countOf = ({ size }: Pick<OpenUploadRow, 'size'>) => Math.ceil(size / PART_BYTES);

/** The part of this number; undefined if the file has none. */
export function partOf(upload: Pick<OpenUploadRow, 'size'>, number: number): StoredPart | undefined {
  const from = (number - 1) * PART_BYTES;
  return number < 1 || from >= upload.size ? undefined : { number, size: Math.min(PART_BYTES, upload.size - from) };
}

/** The parts that are there, of their right size. */
export async function receivedParts({ parts }: Storage, upload: OpenUploadRow): Promise<number[]> {
  const found = await parts.list(upload.path, upload.storageId, countOf(upload));
  return found.filter(({ number, size }) => partOf(upload, number)?.size === size).map(({ number }) => number);
}

interface Place {
  db: Db;
  storage: Storage;
}

/**
 * Joins the parts, judges what they are together and records the file. Returns its id, also when it was done before. What
 * is not what it should be is deleted and refused.
 */
export async function completeUpload(place: Place, ownerId: string, id: string): Promise<string> {
  const { db } = place;
  const upload = await findOpenUpload(db, ownerId, id);
  if (!upload) throw problems.uploadNotFound();
  if (upload.fileId) return upload.fileId;
  if (!(await claimOpenUpload(db, id))) throw problems.unavailable();
  try {
    return await makeFile(place, upload);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw problems.storageFull();
    throw error;
  } finally {
    await endClaim(db, id);
  }
}

async function makeFile({ db, storage }: Place, upload: OpenUploadRow): Promise<string> {
  const { path, storageId, kind } = upload;
  const received = await receivedParts(storage, upload);
  // They may have been joined before, by a call that was interrupted.
  if (received.length < countOf(upload) && !(await storage.has(path))) throw problems.incompleteUpload(undefined);
  await storage.parts.join(path, storageId, countOf(upload));
  const mime = await judge(storage, upload);
  const fileId = newId();
  if (mime !== undefined && (await recordFile(db, upload, fileId, mime))) return fileId;
  await deleteOpenUpload(db, upload.id);
  await storage.remove(path);
  if (mime !== undefined) throw problems.uploadNotFound();
  throw problems.invalidField(fieldOf[kind], fileLimits[kind].typeMessage);
}

/** The type by the first bytes. */
async function judge(storage: Storage, { path, kind, size }: OpenUploadRow): Promise<string | undefined> {
  const end = Math.min(HEAD_BYTES, size) - 1;
  return mimeOf(await buffer(await storage.read(path, { start: 0, end })), kind);
}

/** Deletes what is stored of an upload that is not a file. */
export async function discardUpload(storage: Storage, upload: OpenUploadRow): Promise<void> {
  if (upload.fileId) return;
  await storage.parts.discard(upload.path, upload.storageId, countOf(upload));
  // Joined, but never judged.
  await storage.remove(upload.path);
}

/** Clears the uploads that nobody has continued in time. */
export async function sweepOpenUploads(db: Db, storage: Storage): Promise<void> {
  for (const upload of await removeExpiredUploads(db)) await discardUpload(storage, upload);
}
