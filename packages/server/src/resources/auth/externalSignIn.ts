import { audit } from '../../plugins/logging.ts';
import { clientAddress } from './clientAddress.ts';
import { type ExternalProvider, isSilent } from './externalProvider.ts';
import { findOrAddExternal, saveChecks, takeChecks } from './externalRepository.ts';
import { createLanding, type RegisterSignIn, SIGN_IN_PATH, signInConfig } from './signInPages.ts';

const CALLBACK_PATH = `${SIGN_IN_PATH}/callback`;

/** Sign-in through an OpenID Connect provider. */
export const externalSignIn =
  (provider: ExternalProvider): RegisterSignIn =>
  (app, services) => {
    const { db, files } = services;
    const landing = createLanding(services);

    app.get(SIGN_IN_PATH, { config: signInConfig }, async (request, reply) => {
      try {
        const { url, checks } = await provider.begin(files.originOf(request) + CALLBACK_PATH);
        await saveChecks(db, checks);
        return reply.header('cache-control', 'no-store').redirect(url);
      } catch (error) {
        request.log.error({ err: error }, 'the sign-in provider does not answer');
        return landing.failure(request, reply, 'unavailable');
      }
    });

    app.get<{ Querystring: { state?: unknown } }>(CALLBACK_PATH, { config: signInConfig }, async (request, reply) => {
      const { state } = request.query;
      const checks = typeof state === 'string' ? await takeChecks(db, state) : undefined;
      if (!checks) return landing.failure(request, reply, 'expired');
      try {
        const person = await provider.finish(files.originOf(request) + request.url, checks);
        if (!person) return landing.failure(request, reply, 'unverified');
        const user = await findOrAddExternal(db, person);
        audit(request, user ? 'signed_in' : 'sign_in_failed', user?.id);
        return await (user ? landing.success(request, reply, user) : landing.failure(request, reply, 'failed'));
      } catch (error) {
        // Cancelled by the person, or a response that is not the provider's: the log says which.
        audit(request, 'sign_in_failed');
        request.log.info({ err: error, address: clientAddress(request.ip) }, 'external sign-in refused');
        return landing.failure(request, reply, isSilent(error) ? 'unavailable' : 'failed');
      }
    });
  };
