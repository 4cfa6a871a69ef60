import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Shorter responses fit into one packet anyway. */
const MIN_LENGTH = 1_400;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What browsers and crawlers send differs little. */
const known = new Map<string, Encoding | undefined>();
const MAX_KNOWN_HEADERS = 200;

/** The best encoding that the client accepts. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const given = String(accepted ?? '');
  if (known.has(given)) return known.get(given);
  const encoding = bestOf(given);
  if (known.size >= MAX_KNOWN_HEADERS) known.clear();
  known.set(given, encoding);
  return encoding;
}

/** As RFC 9110, section 12.5.3: a weight of 0 refuses, and `*` stands for what the list doesn't name. */
function bestOf(accepted: string): Encoding | undefined {
  const weights = new Map<string | undefined, number>();
  for (const one of accepted.toLowerCase().split(',')) {
    const [name, ...parameters] = one.split(';').map((part) => part.trim());
    const weight = parameters.find((part) => part.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && !(gzip > br)) return 'br';
  return gzip > 0 ? 'gzip' : undefined;
}

/** @param effort Brotli quality: 4 for one response, 9 for what is cached */
export function compress(bytes: Buffer | string, encoding: Encoding, effort = 4): Promise<Buffer> {
  return encoding === 'br' ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }) : toGzip(bytes);
}

export function addVary(reply: FastifyReply, name: string): void {
  const known = String(reply.getHeader('vary') ?? '');
  if (!known.toLowerCase().includes(name.toLowerCase())) reply.header('vary', known ? `${known}, ${name}` : name);
}

/** Compresses JSON responses. Register it after `registerCacheReads`: the ETag is that of the uncompressed body. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return done(null, payload);
    addVary(reply, 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    const etag = reply.getHeader('etag');
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    compress(payload, encoding).then((bytes) => done(null, bytes), done);
  });
}
