import type { FastifyInstance } from 'fastify';
import { anyone } from '../policy.ts';
import { problems } from '../problems.ts';
import { qrCodeOf } from '../qrCode.ts';
import type { Services } from '../services.ts';

/** Room for a key and five tags of a campaign. */
const MAX_LENGTH = 800;
/** Modules of white around it, which readers need. */
const QUIET = 4;

/** `/qr.svg?url=…`: an address of the marketplace as a QR code, for print and slides. */
export function registerQr(app: FastifyInstance, { files }: Services): void {
  app.get<{ Querystring: { url?: unknown } }>(
    '/qr.svg',
    { config: { policy: anyone, isAnonymous: true } },
    async (request, reply) => {
      const { url: given } = request.query;
      const url = typeof given === 'string' && given.length <= MAX_LENGTH ? URL.parse(given) : undefined;
      // Nobody makes codes here that lead elsewhere.
      if (!url || url.origin !== URL.parse(files.originOf(request))?.origin) throw problems.noSuchCall();
      const { size, path } = qrCodeOf(url.href);
      const side = size + 2 * QUIET;
      reply.headers({
        'content-type': 'image/svg+xml; charset=utf-8',
        // The same for ever.
        'cache-control': 'public, max-age=86400, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path transform="translate(${QUIET} ${QUIET})" d="${path}"/></svg>`;
    },
  );
}
