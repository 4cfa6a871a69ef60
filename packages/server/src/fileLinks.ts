import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Seconds that a signed address works. */
const LIFETIME_SECONDS = 6 * 3600;
/** Addresses stay the same for half an hour, so that a page loaded again finds its video in the cache. */
const STEP_SECONDS = 1800;

/** How a file of this server is named where an address may stand: whatever name the server is reached under. */
export const storedFilePath = (fileId: string) => `/api/files/${fileId}`;

/** Addresses of files. Public ones need no permission; the others carry a signature, since `<video>` sends no header. */
export interface FileLinks {
  public(fileId: string): string;
  signed(fileId: string): string;
  /** An address as people can open it: a file of this server under the server's present name, any other as it is. */
  full(address: string): string;
}

export interface FileSigner {
  /** Where people reach this server: the configured address, else the one of the request. No slash at the end. */
  originOf(request: FastifyRequest): string;
  linksFor(request: FastifyRequest): FileLinks;
  isValid(fileId: string, expires: unknown, signature: unknown): boolean;
}

export function createFileSigner(secret: string, publicUrl: string | undefined): FileSigner {
  // Its own key: a signature can never stand for a token.
  const key = createHmac('sha256', secret).update('lectern files').digest();
  const sign = (fileId: string, expires: number) =>
    createHmac('sha256', key).update(`${fileId} ${expires}`).digest('base64url');

  const origin = (request: FastifyRequest) => publicUrl ?? originOf(request);

  return {
    originOf: origin,
    linksFor(request) {
      const here = origin(request);
      return {
        public: (fileId) => here + storedFilePath(fileId),
        full: (address) => (address.startsWith('/') ? here + address : address),
        signed(fileId) {
          const expires = Math.floor(Date.now() / 1000 / STEP_SECONDS) * STEP_SECONDS + LIFETIME_SECONDS;
          return `${here}${storedFilePath(fileId)}?expires=${expires}&signature=${sign(fileId, expires)}`;
        },
      };
    },
    isValid(fileId, expires, signature) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
      if (Number(expires) * 1000 < Date.now()) return false;
      const expected = Buffer.from(sign(fileId, Number(expires)));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** Where the caller reached this server; a header that is no host name is not repeated. */
function originOf(request: FastifyRequest): string {
  const host = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i.test(request.host) ? request.host : 'localhost';
  return `${request.protocol}://${host}`;
}
