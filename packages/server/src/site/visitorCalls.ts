import { parse } from 'node:querystring';
import type { FastifyBaseLogger } from 'fastify';
import { CallerGone } from '../caller.ts';
import { causeOf } from '../causeOf.ts';
import { bodyOf, problemOf } from '../plugins/errors.ts';
import { problems } from '../problems.ts';
import { partOf, type ResponseCache } from '../responseCache.ts';
import { answerOf, isPublicRead, type Route } from '../route.ts';
import type { CallAnswer } from './renderer.ts';

/**
 * Answers calls that visitors may make, as over HTTP but without a request. Everything else is not found. What many pages
 * need, such as the categories, is cached until the catalogue changes.
 *
 * @returns takes an address such as `/search/courses?limit=8` and the origin for URLs in the answer; never rejects
 */
export function createVisitorCalls(
  routes: readonly Route[],
  log: FastifyBaseLogger,
  cache: ResponseCache,
): (address: string, origin: string) => Promise<CallAnswer> {
  const readable = routes.filter(isPublicRead).map((route) => ({ route, parts: route.endpoint.path.split('/') }));

  function find(path: string) {
    const given = path.split('/').map(decode);
    for (const { route, parts } of readable) {
      if (parts.length !== given.length) continue;
      const params: Record<string, string> = {};
      const isSame = parts.every((part, place) => {
        const value = given[place] ?? '';
        if (!part.startsWith('{')) return part === value;
        params[part.slice(1, -1)] = value;
        return value !== '';
      });
      if (isSame) return { route, params };
    }
    throw problems.noSuchCall();
  }

  return async (address, origin) => {
    const key = `call ${origin} ${address}`;
    const cached = cache.get(key);
    if (cached) return { status: 200, body: cached.payload.toString() };
    const version = cache.version();
    try {
      const [path = '', query = ''] = address.split('?', 2);
      const { route, params } = find(path);
      const [protocol, host] = origin.split('://') as ['http' | 'https', string];
      const given = { query: parse(query), body: {}, params };
      const body = await answerOf(route, given, { actor: undefined, request: { protocol, host } });
      // Of the others, pages are cached.
      if (partOf(address) === 'named') cache.set(key, { headers: {}, payload: Buffer.from(body) }, version);
      return { status: 200, body };
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500 && !causeOf(error, CallerGone))
        log.error({ err: error }, 'A page was not given its data');
      return { status: problem.status, body: JSON.stringify(bodyOf(problem, '')) };
    }
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw problems.invalidRequest();
  }
}
