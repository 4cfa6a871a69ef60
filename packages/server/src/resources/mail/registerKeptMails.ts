import type { FastifyInstance } from 'fastify';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { findKeptMail } from './outboxRepository.ts';
import { prepareMail } from './prepareMail.ts';

/** Shown in a frame of the site alone. Mails bring their styles with them; they run no script and load nothing. */
const CONTENT_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The address of a kept mail as HTML. */
export const keptMailPath = (id: string): string => `/api/admin/mails/${id}/html`;

interface Given {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

/** A kept mail as its own document, by an address that admins get and that expires: a frame sends no `Authorization`. */
export function registerKeptMails(app: FastifyInstance, { db, files, mail, linkTokens }: Services): void {
  const config = { policy: anyone, isAnonymous: true };
  app.get<Given>('/api/admin/mails/:id/html', { config }, async (request, reply) => {
    const { id } = request.params;
    if (mail.mode !== 'kept' || !/^[0-9a-f]{24}$/.test(id)) throw problems.mailNotFound();
    if (!files.isValid(keptMailPath(id), request.query.expires, request.query.signature)) throw problems.linkExpired();
    const kept = await findKeptMail(db, id);
    const drawn = kept && (await prepareMail({ db, origin: files.originOf(request), linkTokens }, kept));
    if (!drawn) throw problems.mailNotFound();
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': CONTENT_POLICY,
        'cache-control': 'no-store',
      })
      .send(drawn.html);
  });
}
