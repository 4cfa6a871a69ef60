import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { Endpoint } from '@lectern/sdk/api';
import { type FileKind, fileLimits, fileProblem } from '@lectern/sdk/rules';
import type { FastifyError, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/isUnavailable.ts';
import { newId } from '../db/newId.ts';
import type { StoredSizes } from '../db/schema.ts';
import { Problem, problems } from '../problems.ts';
import type { Storage } from '../storage/storage.ts';
import { type PictureKind, TooManyPixels, UnreadablePicture } from './drawSizes.ts';
import { FileTooLarge, FirstBytes, WrongContent } from './firstBytes.ts';
import { type StoreSizes, storedPaths } from './pictures.ts';
import { Upload } from './Upload.ts';

/** The kind of file in each field. */
const kinds: Readonly<Record<string, FileKind>> = {
  profilePicture: 'profilePicture',
  courseImage: 'courseImage',
  // A work's picture has the sizes of a course's.
  workImage: 'courseImage',
  videoFile: 'video',
  captionsFile: 'captions',
  attachment: 'attachment',
};
/** Whether a row has a file field. */
export const takesFiles = (endpoint: Endpoint): boolean =>
  fieldsOf(endpoint).some((field) => Object.hasOwn(kinds, field));
const fieldsOf = (endpoint: Endpoint) => Object.keys((endpoint.input as { shape?: object }).shape ?? {});

const MAX_FIELD_BYTES = 128 * 1024;

/** A received multipart body: all fields by name, and those that are files. */
export interface ReceivedBody {
  fields: Record<string, unknown>;
  uploads: Upload[];
  /** Ends the reservation: call it once the file is saved or refused. */
  release: () => Promise<void>;
}

/** Where the files go. */
export interface FileStore {
  storage: Storage;
  storeSizes: StoreSizes;
}

/** Reserves space, or rejects. Returns a function that ends the reservation. */
export type Reserve = (bytes: number) => Promise<() => Promise<void>>;

/** The length of the body, or the file's maximum where that is smaller or the length is unknown. */
function bytesOf({ headers }: FastifyRequest, endpoint: Endpoint): number {
  const maxBytes = Math.max(...fieldsOf(endpoint).map((field) => fileLimits[kinds[field] ?? 'captions'].most));
  const length = headers['content-length'];
  return length === undefined ? maxBytes : Math.min(Number(length), maxBytes);
}

/** Reads a multipart body: checks its files and stores them. After a refusal none of them is left. */
export async function receiveMultipart(
  files: FileStore,
  endpoint: Endpoint,
  request: FastifyRequest,
  reserve: Reserve,
): Promise<ReceivedBody> {
  const fields: Record<string, unknown> = {};
  const uploads: Upload[] = [];
  let release = async () => {};
  const set = (name: string, value: unknown) => {
    // A repeated name becomes a list, which every row refuses.
    fields[name] = Object.hasOwn(fields, name) ? [fields[name], value] : value;
  };
  try {
    const limits = { fields: 30, fieldSize: MAX_FIELD_BYTES, files: 1, fileSize: Number.POSITIVE_INFINITY };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file' && !part.filename) {
        // A file field of a form without a chosen file.
        part.file.resume();
      } else if (part.type === 'file') {
        release = await reserve(bytesOf(request, endpoint));
        const upload = await store(files, endpoint, part);
        uploads.push(upload);
        set(part.fieldname, upload);
      } else {
        if (part.valueTruncated) throw problems.tooLarge();
        set(part.fieldname, part.value);
      }
    }
    return { fields, uploads, release };
  } catch (error) {
    await discardUploads(files.storage, uploads);
    await release();
    // Read the rest of the body, so that the client gets to read the response.
    request.raw.unpipe().resume();
    if (error instanceof Problem || isUnavailable(error) || (error as Partial<FastifyError>).statusCode) throw error;
    // The parser's own errors: no boundary, an unexpected end.
    throw problems.invalidRequest(error);
  }
}

/** Deletes the uploads that were not saved. */
export async function discardUploads(storage: Storage, uploads: readonly Upload[]): Promise<void> {
  for (const upload of uploads) {
    if (upload.isSaved) continue;
    for (const path of storedPaths(upload)) await storage.remove(path);
  }
}

async function store({ storage, storeSizes }: FileStore, endpoint: Endpoint, part: MultipartFile): Promise<Upload> {
  const { fieldname: field, filename: name, file } = part;
  // Browsers send this for unknown types: the extension decides then.
  const type = part.mimetype === 'application/octet-stream' ? '' : part.mimetype;
  const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
  if (!kind || !fieldsOf(endpoint).includes(field)) throw problems.unexpectedFile(field);
  const { most, sizeMessage, typeMessage } = fileLimits[kind];
  const problem = fileProblem({ name, type, size: 0 }, kind);
  if (problem) throw problems.invalidField(field, problem.message);

  const path = newId();
  const checked = new FirstBytes(kind, most);
  // A pipeline destroys both ends when one fails; the storage then deletes its part.
  const write = storage.write(path, checked).catch((error: unknown) => {
    // Nothing reads any more: without this the pipeline below would wait forever.
    checked.destroy(error as Error);
    throw error;
  });
  const [passed, written] = await Promise.allSettled([pipeline(file, checked), write]);
  if (passed.status === 'fulfilled' && written.status === 'fulfilled') {
    const sizes = isPicture(kind) ? await sizesOf(storage, () => storeSizes(path, kind, 'high'), path, field) : null;
    return new Upload({ name, type, size: written.value, path, mime: checked.mime, sizes });
  }
  if (written.status === 'fulfilled') await storage.remove(path);
  const reasons = [passed, written].flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const reason of reasons) {
    if (reason instanceof FileTooLarge) throw problems.fileTooLarge(field, sizeMessage);
    if (reason instanceof WrongContent) throw problems.invalidField(field, typeMessage);
    if ((reason as NodeJS.ErrnoException).code === 'ENOSPC') throw problems.storageFull();
    // The storage doesn't answer.
    if (reason instanceof Problem) throw reason;
  }
  // The client disconnected, or sent an invalid body.
  throw problems.incompleteUpload(reasons[0]);
}

const isPicture = (kind: FileKind): kind is PictureKind => kind === 'courseImage' || kind === 'profilePicture';

/** Draws a received picture, or removes it and refuses it. */
async function sizesOf(
  storage: Storage,
  draw: () => Promise<StoredSizes>,
  path: string,
  field: string,
): Promise<StoredSizes> {
  try {
    return await draw();
  } catch (error) {
    await storage.remove(path);
    if (error instanceof TooManyPixels) throw problems.tooManyPixels(field);
    if (error instanceof UnreadablePicture) throw problems.invalidField(field, 'rule.imageType');
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw problems.storageFull();
    throw error;
  }
}
