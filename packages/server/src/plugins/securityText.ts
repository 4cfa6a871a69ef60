import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const DAY_MS = 24 * 3600 * 1000;
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where someone reports a weakness. */
export function registerSecurityText(app: FastifyInstance, { files }: Services, contact: string): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date((Math.floor(Date.now() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
    const canonical = `${files.originOf(request)}/.well-known/security.txt`;
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=0, must-revalidate');
    return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
  });
}
