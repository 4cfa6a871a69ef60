import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { challengeOf } from '../secondFactor/challengeOf.ts';
import type { UserRow } from '../users/repository.ts';
import { sessionOf } from './sessionOf.ts';

export const SIGN_IN_PATH = '/api/auth/google';

/** Adds the pages of a sign-in without a password, the first at {@link SIGN_IN_PATH}. */
export type RegisterSignIn = (app: FastifyInstance, services: Services) => void;

/** For all routes of a sign-in, which browsers open without a token. */
export const signInConfig = { policy: anyone, isAnonymous: true, writesDatabase: true };

/** Every sign-in ends on the site's landing page, with a token or with the name of an error. */
export function createLanding({ app, db, files }: Services) {
  const land = (request: FastifyRequest, reply: FastifyReply, result: Record<string, string>) =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(`${files.originOf(request)}/auth/success?${new URLSearchParams(result)}`);
  return {
    /** Where the account asks for a code too, the page gets the challenge, and asks. */
    async success(request: FastifyRequest, reply: FastifyReply, user: UserRow) {
      const challenge = await challengeOf(db, user);
      if (challenge !== undefined) return land(request, reply, { challenge });
      return land(request, reply, { token: sessionOf(app, user, files.linksFor(request)).token });
    },
    failure: (
      request: FastifyRequest,
      reply: FastifyReply,
      error: 'unavailable' | 'expired' | 'unverified' | 'failed',
    ) => land(request, reply, { error }),
  };
}

/** A server without a sign-in provider. */
export const noExternalSignIn: RegisterSignIn = (app, services) => {
  const landing = createLanding(services);
  app.get(SIGN_IN_PATH, { config: signInConfig }, async (request, reply) =>
    landing.failure(request, reply, 'unavailable'),
  );
};
