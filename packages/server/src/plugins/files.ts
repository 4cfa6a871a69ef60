import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { files } from '../db/schema.ts';
import { anyone } from '../policy.ts';
import { problems } from '../problems.ts';
import { isFileOfSample } from '../resources/samples/repository.ts';
import type { Services } from '../services.ts';
import { jpegPath, webpPath } from '../uploads/pictures.ts';

/** A file that is opened as a page can neither run scripts nor load anything. */
const CONTENT_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const YEAR_SECONDS = 31_536_000;

/**
 * `GET /api/files/{id}`: public files and those of free samples for everyone, others by a signed URL that expires. A picture is sent as the JPEG
 * that stands in for it, or with `?width=480` in one of its sizes. One range per request. A video leads to the storage's own
 * address, where it has one.
 */
export function registerFiles(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { id: string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: '/api/files/:id',
    config: { policy: anyone, isAnonymous: true },
    async handler(request, reply) {
      const readable = await requireReadable(services, request);
      const content = contentOf(readable.file, request.query.width);
      if (!content) throw problems.fileNotFound();
      return sendContent(services, { ...readable, content }, request, reply);
    },
  });
}

type FileRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

interface Readable {
  file: typeof files.$inferSelect;
  /** From when until when the addresses work that stand for the one of the request. */
  lifetime: { from: Date; until: Date };
  /** The query of its signature, which other parts of the file have too; empty where it needs none. */
  query: string;
}

/** The file of an address, or its refusal. The URL itself is the permission: a media element sends no `Authorization` header. */
export async function requireReadable(
  { db, files: signer }: Pick<Services, 'db' | 'files'>,
  { params: { id }, query: { expires, signature } }: FileRequest,
): Promise<Readable> {
  const [file] = /^[0-9a-f]{24}$/.test(id) ? await db.select().from(files).where(eq(files.id, id)) : [];
  if (!file) throw problems.fileNotFound();
  const isSigned = signer.isValid(id, expires, signature);
  if (!file.isPublic && !isSigned && !(await isFileOfSample(db, id))) throw problems.linkExpired();
  return {
    file,
    lifetime: signer.lifetimeOf(isSigned ? expires : undefined),
    query: isSigned ? `?expires=${expires}&signature=${signature}` : '',
  };
}

interface Content {
  path: string;
  mime: string;
  size: number;
}

/** Sends a stored file, or the range of it that is asked for. */
export async function sendContent(
  { storage }: Pick<Services, 'storage'>,
  { file, lifetime, content: { path, mime, size } }: Readable & { content: Content },
  request: FileRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (storage.sign && request.method === 'GET' && mime.startsWith('video/')) {
    // As long as our own address, which it stands for: a player keeps it. Nothing is stored of the redirect.
    const address = await storage.sign(path, { mime, ...lifetime });
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' });
    return reply.redirect(address, 302);
  }
  const etag = `"${path}-${size}"`;
  reply.headers({
    'content-type': mime,
    'accept-ranges': 'bytes',
    'content-security-policy': CONTENT_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': file.isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, max-age=3600',
    etag,
    // The sandbox would leave the browser's own reader empty.
    ...(mime === 'application/pdf' ? { 'content-disposition': 'attachment' } : {}),
  });
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const range = ifRange && ifRange !== etag ? undefined : parseRange(request.headers.range, size);
  if (range === 'unsatisfiable') throw problems.unsatisfiableRange(size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  try {
    return reply.send(await storage.read(path, range));
  } catch (error) {
    reply.removeHeader('content-length').removeHeader('content-range').removeHeader('etag');
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? problems.fileNotFound() : error;
  }
}

/** What is sent of a file; undefined where it has no such size. */
function contentOf({ path, mime, size, sizes }: Readable['file'], width: unknown): Content | undefined {
  if (width === undefined)
    return sizes?.jpeg === undefined
      ? { path, mime, size }
      : { path: jpegPath(path), mime: 'image/jpeg', size: sizes.jpeg };
  if (typeof width !== 'string' || !sizes || !Object.hasOwn(sizes.webp, width)) return undefined;
  return { path: webpPath(path, width), mime: 'image/webp', size: sizes.webp[width] ?? 0 };
}

/** A single byte range. Several ranges or an invalid header give the whole file, as HTTP allows. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start <= end ? { start, end } : undefined;
}
