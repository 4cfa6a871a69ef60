import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Addresses that change with the content: the build's own files, and those of the search but its entry. */
const HASHED = /^\/docs\/(assets\/|pagefind\/(index|fragment|filter)\/|pagefind\/[\w.]+\.pf_meta)/;

/** The search runs as WebAssembly, in a worker; nothing comes from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

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
        'content-security-policy': policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    },
  });
  if (llms === undefined) return;
  app.get('/llms.txt', (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=0, must-revalidate');
    return reply.send(`${llms.trimEnd()}\n\n## Documentation\n\n- [Guides and reference](/docs/)\n`);
  });
}
