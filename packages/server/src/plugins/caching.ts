import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addVary } from './compression.ts';

/**
 * What may be kept: the public reads of someone who is not signed in, checked against the server each time; nothing of
 * anyone's own. A read that has not changed is a 304.
 */
export function registerCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { policy } = request.routeOptions.config;
    if (!policy || reply.hasHeader('cache-control')) return payload;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPublic = isRead && policy.name === 'anyone' && request.actor === undefined;
    addVary(reply, 'Authorization');
    reply.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;

    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
    if (!known?.includes(etag) && !known?.includes('*')) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}
