import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { findUserByEmail, type UserRow } from '../users/repository.ts';
import { clientAddress } from './clientAddress.ts';
import { type DemoAccount, demoConsentPage } from './demoConsentPage.ts';
import type { ExternalProvider } from './externalProvider.ts';
import { findOrAddExternal, keepChecks, takeChecks } from './externalRepository.ts';
import { sessionOf } from './sessionOf.ts';

const PATH = '/api/auth/google';
const CALLBACK = `${PATH}/callback`;
const DEMO = `${PATH}/demo`;

/**
 * Sign-in through a provider: pages that a browser walks through, so every end of it is the site's landing page,
 * with a token or with an error's name.
 */
export function registerExternalSignIn(
  app: FastifyInstance,
  services: Services,
  provider: ExternalProvider | undefined,
  demoAccounts: readonly DemoAccount[],
): void {
  const { db, files } = services;
  const config = { policy: anyone, isAnonymous: true, writesDatabase: true };

  const land = (request: FastifyRequest, reply: FastifyReply, answer: Record<string, string>) =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${files.originOf(request)}/auth/success?${new URLSearchParams(answer)}`);
  const welcome = (request: FastifyRequest, reply: FastifyReply, user: UserRow) =>
    land(request, reply, { token: sessionOf(services.app, user, files.linksFor(request)).token });

  app.get(PATH, { config }, async (request, reply) => {
    if (!provider) {
      return demoAccounts.length > 0
        ? demoConsentPage(reply, demoAccounts, { choose: DEMO, cancel: `${files.originOf(request)}/login` })
        : land(request, reply, { error: 'unavailable' });
    }
    try {
      const { url, checks } = await provider.begin(files.originOf(request) + CALLBACK);
      await keepChecks(db, checks);
      return reply.header('cache-control', 'no-store').redirect(url);
    } catch (error) {
      request.log.error({ err: error }, 'the sign-in provider does not answer');
      return land(request, reply, { error: 'unavailable' });
    }
  });

  app.get<{ Querystring: { state?: unknown } }>(CALLBACK, { config }, async (request, reply) => {
    const { state } = request.query;
    const checks = provider && typeof state === 'string' ? await takeChecks(db, state) : undefined;
    if (!provider || !checks) return land(request, reply, { error: 'expired' });
    try {
      const person = await provider.finish(files.originOf(request) + request.url, checks);
      if (!person) return land(request, reply, { error: 'unverified' });
      const user = await findOrAddExternal(db, person);
      return user ? welcome(request, reply, user) : land(request, reply, { error: 'failed' });
    } catch (error) {
      // Cancelled there, or an answer that is not the provider's; which of them is for the log.
      request.log.info({ err: error, address: clientAddress(request.ip) }, 'external sign-in refused');
      return land(request, reply, { error: 'failed' });
    }
  });

  app.get<{ Querystring: { account?: unknown } }>(DEMO, { config }, async (request, reply) => {
    const chosen = demoAccounts.find(({ email }) => email === request.query.account);
    const user = chosen && (await findUserByEmail(db, chosen.email));
    if (!user) throw problems.noSuchCall();
    return welcome(request, reply, user);
  });
}
