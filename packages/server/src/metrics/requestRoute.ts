import { extname } from 'node:path';
import type { FastifyRequest } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What a request was for, from a bounded set: never a URL, which anybody can make up. */
export function routeOf({ is404, routeOptions: { url = '' } }: FastifyRequest): string {
  if (is404) return 'page';
  // Static files have a route each.
  return !url.startsWith('/api/') && extname(url) !== '' ? 'file' : url;
}

export const methodOf = ({ method }: FastifyRequest): string => (METHODS.includes(method) ? method : 'other');
