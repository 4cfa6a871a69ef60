import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answers } from '../answers.ts';
import type { FileSigner } from '../fileLinks.ts';
import { addVary, encodingFor } from './compression.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same for every visitor, and made of the catalogue alone. */
    isCatalogue?: boolean;
    /** A call that changes nothing of the catalogue. */
    isQuiet?: boolean;
  }
  interface FastifyRequest {
    /** The version of the catalogue that an answer to be kept is made from; -1 for all others. */
    answersVersion: number;
  }
}

const KEPT = ['content-type', 'content-encoding', 'etag', 'cache-control'] as const;

/**
 * What may be kept: the public reads of someone who is not signed in, by the caller (checked against the server each
 * time: a read that has not changed is a 304) and by this process (until the catalogue changes); nothing of anyone's own.
 */
export function registerCaching(app: FastifyInstance, answers: Answers, files: FileSigner): void {
  app.decorateRequest('answersVersion', -1);
  const isShared = (request: FastifyRequest) =>
    request.routeOptions.config.isCatalogue === true && request.actor === undefined && request.method === 'GET';

  app.addHook('preHandler', async (request, reply) => {
    if (!isShared(request)) return;
    const kept = answers.get(keyOf(files, request));
    if (!kept) {
      request.answersVersion = answers.version();
      return;
    }
    reply.headers(kept.headers);
    addVary(reply, 'Authorization');
    addVary(reply, 'Accept-Encoding');
    if (isKnown(request, kept.headers.etag)) return notModified(reply).send();
    return reply.send(kept.payload);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { policy, isQuiet } = request.routeOptions.config;
    if (!policy) return payload;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Whoever is answered that something has changed sees it changed from then on, here; elsewhere a moment later. A
    // refusal may have changed something on its way too.
    if (!isRead && isQuiet !== true) answers.clear();
    if (reply.hasHeader('cache-control')) return payload;
    const isPublic = isRead && policy.name === 'anyone' && request.actor === undefined;
    addVary(reply, 'Authorization');
    reply.header('cache-control', isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;

    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!isKnown(request, etag)) return payload;
    notModified(reply);
    return null;
  });
}

/** Keeps answers as they leave: register after what encodes them. */
export function registerKeeping(app: FastifyInstance, answers: Answers, files: FileSigner): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.answersVersion < 0 || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const headers = KEPT.flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' ? [[name, value]] : [];
    });
    const answer = { headers: Object.fromEntries(headers), payload: Buffer.from(payload) };
    answers.keep(keyOf(files, request), answer, request.answersVersion);
    return payload;
  });
}

/** Addresses of files in an answer repeat the one that the caller used. */
const keyOf = (files: FileSigner, request: FastifyRequest) =>
  `${encodingFor(request.headers['accept-encoding'])} ${files.originOf(request)} ${request.url}`;

function isKnown(request: FastifyRequest, etag: string | undefined): boolean {
  const given = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return given !== undefined && (given.includes(etag?.replace(/^W\//, '') ?? '') || given.includes('*'));
}

const notModified = (reply: FastifyReply) =>
  reply.code(304).removeHeader('content-type').removeHeader('content-length').removeHeader('content-encoding');
