import type { FastifyInstance } from 'fastify';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { setPreference } from './preferenceRepository.ts';
import { UNSUBSCRIBE_PATH } from './preferences.ts';

const MAX_BODY_BYTES = 2_048;

/**
 * What mail programs do when somebody presses their button (RFC 8058): a POST without a session, as a form of either
 * encoding. A GET of the same address shows the page of the site and changes nothing, since scanners follow links.
 */
export function registerUnsubscribe(app: FastifyInstance, { db, linkTokens }: Services): void {
  app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    inner.post<{ Querystring: { token?: unknown } }>(
      UNSUBSCRIBE_PATH,
      { bodyLimit: MAX_BODY_BYTES, config: { policy: anyone, isAnonymous: true, changes: 'nothing' } },
      async (request, reply) => {
        request.isHandled = true;
        const { token } = request.query;
        const isOneClick = typeof request.body === 'string' && isOneClickForm(request.body);
        const subscription = typeof token === 'string' ? linkTokens.readUnsubscribe(token) : undefined;
        if (!isOneClick || !subscription) throw problems.invalidLink();
        if (!(await setPreference(db, subscription, false))) throw problems.invalidLink();
        return reply.type('text/plain; charset=utf-8').send('You are unsubscribed.\n');
      },
    );
  });
}

/** `List-Unsubscribe=One-Click`, URL-encoded or as multipart. */
const isOneClickForm = (body: string) => body.includes('List-Unsubscribe') && body.includes('One-Click');
