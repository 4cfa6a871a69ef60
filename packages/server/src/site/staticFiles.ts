import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The builds add a content hash to these names. */
const HASHED = /^\/(assets|embed)\/[\w./-]*-[\w-]{7,12}\.\w+$/;
/** What partners' pages load on every visit: old for a few minutes rather than asked for each time. */
const LOADER = /^\/embed\/v\d+(\.classic)?\.js$/;
/**
 * Names that begin with a dot, such as the builds' bundles for the server (`.well-known` is public), the documents, which
 * are never sent as they are, the builds' tables for the server, and the compressed forms of other files.
 */
const HIDDEN = [
  '**/.!(well-known)',
  '**/.!(well-known)/**',
  '{index,frame}.html',
  '{heads,routes,fragments}.json',
  '**/*.{br,gz}',
];

/**
 * Serves the files that folders have at the start, each at its own path, in the compressed form that the build has written
 * beside it.
 *
 * @param options.except paths in the folders that another route answers
 */
export function registerStaticFiles(
  app: FastifyInstance,
  {
    folders,
    except = [],
    canSend = false,
  }: { folders: readonly string[]; except?: readonly string[]; canSend?: boolean },
): void {
  const root = folders.filter((folder) => existsSync(folder));
  // A server may run without a site.
  if (root.length === 0) return;
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    serveDotFiles: true,
    globIgnore: [...HIDDEN, ...except],
    preCompressed: true,
    cacheControl: false,
    decorateReply: canSend,
    setHeaders: (reply) =>
      reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': cacheControlOf(reply.request.routeOptions.url ?? ''),
      }),
  });
}

function cacheControlOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (LOADER.test(path)) return 'public, max-age=300, stale-while-revalidate=86400';
  return 'public, max-age=0, must-revalidate';
}
