import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** How long a signed URL works. */
const LIFETIME_SECONDS = 6 * 3600;
/** Signed URLs stay the same for half an hour, so that a reloaded page finds its video in the browser's cache. */
const STEP_SECONDS = 1800;

/** The stored form of a file's URL, without an origin. */
export const storedFilePath = (fileId: string) => `/api/files/${fileId}`;

/** URLs of files. Private ones are signed, since a `<video>` sends no `Authorization` header. */
export interface FileLinks {
  public(fileId: string): string;
  signed(fileId: string): string;
  /** The same for any other path of the API. With `seconds`, for no longer than that. */
  signedPath(path: string, seconds?: number): string;
  /** Adds the origin to a stored file's path; other URLs stay as they are. */
  absolute(address: string): string;
}

/** Where a request was sent to. */
export type Destination = Pick<FastifyRequest, 'protocol' | 'host'>;

export interface FileSigner {
  /** The configured origin, else that of the request, without a trailing slash. */
  originOf(request: Destination): string;
  linksFor(request: Destination): FileLinks;
  /** @param signed the id of a file, or the path of another address */
  isValid(signed: string, expires: unknown, signature: unknown): boolean;
  /** From when until when a link works: one that expires then, or one that is made now. */
  lifetimeOf(expires: unknown): { from: Date; until: Date };
}

export function createFileSigner(secret: string, publicUrl: string | undefined): FileSigner {
  // A derived key, so that a signature can never be used as a token.
  const key = createHmac('sha256', secret).update('lectern files').digest();
  const sign = (signed: string, expires: number) =>
    createHmac('sha256', key).update(`${signed} ${expires}`).digest('base64url');

  const nextExpiry = () => Math.floor(Date.now() / 1000 / STEP_SECONDS) * STEP_SECONDS + LIFETIME_SECONDS;
  const signatureOf = (signed: string, seconds?: number) => {
    const expires = seconds === undefined ? nextExpiry() : Math.floor(Date.now() / 1000) + seconds;
    return `?expires=${expires}&signature=${sign(signed, expires)}`;
  };

  const origin = (request: Destination) => publicUrl ?? originOf(request);

  return {
    originOf: origin,
    linksFor(request) {
      const here = origin(request);
      return {
        public: (fileId) => here + storedFilePath(fileId),
        absolute: (address) => (address.startsWith('/') ? here + address : address),
        signed: (fileId) => here + storedFilePath(fileId) + signatureOf(fileId),
        signedPath: (path, seconds) => here + path + signatureOf(path, seconds),
      };
    },
    isValid(signed, expires, signature) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
      if (Number(expires) * 1000 < Date.now()) return false;
      const expected = Buffer.from(sign(signed, Number(expires)));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    lifetimeOf(expires) {
      const until = typeof expires === 'string' ? Number(expires) : nextExpiry();
      return { from: new Date((until - LIFETIME_SECONDS) * 1000), until: new Date(until * 1000) };
    },
  };
}

/** A request asks for its origin several times, and most requests have the same. */
const known = new Map<string, string>();
const MAX_KNOWN_ORIGINS = 200;

/** The origin of a request. An invalid `Host` header is not repeated in URLs. */
function originOf({ protocol, host }: Destination): string {
  const given = `${protocol}://${host}`;
  const before = known.get(given);
  if (before !== undefined) return before;
  const isHost = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(host);
  // A port may still be too large, and an address malformed.
  const origin = isHost && URL.canParse(given) ? given : `${protocol}://localhost`;
  if (known.size >= MAX_KNOWN_ORIGINS) known.clear();
  known.set(given, origin);
  return origin;
}
