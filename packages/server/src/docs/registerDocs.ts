import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Addresses that change with the content: the build's own files, and those of the search but its entry. */
const HASHED = /^\/docs\/(assets\/|playground\/files\/|pagefind\/(index|fragment|filter)\/|pagefind\/[\w.]+\.pf_meta)/;

/** Nothing comes from elsewhere, and nothing is sent there. */
const common = ["font-src 'self'", "connect-src 'self'", "base-uri 'none'", "form-action 'none'"];
/** The search runs as WebAssembly, in a worker. Only the playground has a frame, which is one of ours. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  ...common,
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The playground's result and the frames in it run what a visitor wrote, or followed a link to. `sandbox` gives them an
 * origin of their own, however they are opened: they reach neither storage nor session of the marketplace.
 */
const SANDBOXED = /^\/docs\/playground\/(result|frame)\//;
const sandboxPolicy = [
  "default-src 'none'",
  ...common,
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "frame-src 'self'",
  'sandbox allow-scripts allow-forms allow-modals',
].join('; ');
/** Their origin is none, which gets only what all may have. */
const OPEN = /^\/docs\/playground\/files\//;

/**
 * Serves the built documentation at `/docs`. What it doesn't have is the site's to answer.
 *
 * @param llms what the site tells programs, to which a link is added
 */
export function registerDocs(app: FastifyInstance, folder: string, llms: string | undefined): void {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/docs/',
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    redirect: true,
    setHeaders: (reply) => {
      const isKept = HASHED.test(reply.request.url);
      reply.headers({
        'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        'content-security-policy': SANDBOXED.test(reply.request.url) ? sandboxPolicy : policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        ...(OPEN.test(reply.request.url) && {
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        }),
      });
    },
  });
  if (llms === undefined) return;
  app.get('/llms.txt', (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.send(`${llms.trimEnd()}\n\n## Documentation\n\n- [Guides and reference](/docs/)\n`);
  });
}
