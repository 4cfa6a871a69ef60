import type { FastifyInstance } from 'fastify';
import { anyone } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { ownOrigin } from '../authorization/ownOrigin.ts';
import { admitPartner } from './admitPartner.ts';

export const PARTNER_CHECK_PATH = '/embed/partner';

/** Tells a page whether its partner key works on its origin, and if not, why. Browsers don't say that themselves. */
export function registerPartnerCheck(app: FastifyInstance, { db, files }: Services): void {
  app.get<{ Querystring: { key?: unknown } }>(
    PARTNER_CHECK_PATH,
    { config: { policy: anyone, isAnonymous: true } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { key } = request.query;
      const { origin } = request.headers;
      const isOwn = origin === undefined || origin === ownOrigin(files, request);
      const { name } = await admitPartner(db, typeof key === 'string' ? key : '', isOwn ? undefined : origin);
      return { name };
    },
  );
}
