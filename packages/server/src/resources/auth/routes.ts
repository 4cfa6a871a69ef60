import { endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../../concurrency.ts';
import { audit } from '../../plugins/logging.ts';
import { anyone, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { endSignIn } from '../authorization/repository.ts';
import { partnerOf } from '../partners/attribution.ts';
import { challengeOf } from '../secondFactor/challengeOf.ts';
import { CHALLENGE_SECONDS } from '../secondFactor/challengeRepository.ts';
import { addUser, findUser, findUserByEmail, type UserRow } from '../users/repository.ts';
import { toUser } from '../users/userView.ts';
import { clientAddress } from './clientAddress.ts';
import { hashPassword, isCommonPassword, isPassword } from './passwords.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { sessionOf } from './sessionOf.ts';
import { beginSignUp } from './signInLimits.ts';
import { tryPassword } from './tryPassword.ts';

/** At the same time; more are refused before they use a database connection. */
const MAX_SIGN_INS = 100;
const MAX_SIGN_UPS = 25;

/** @param onSignIn runs after each sign-in without delaying its response; a rejection is logged */
export function authRoutes(services: Services, onSignIn?: () => Promise<void>): Route[] {
  const { app, db, files } = services;
  const limitSignIns = createConcurrencyLimit(MAX_SIGN_INS, problems.busy);
  const limitSignUps = createConcurrencyLimit(MAX_SIGN_UPS, problems.busy);
  const toSession = (row: UserRow, request: FastifyRequest) => {
    const { user, token } = sessionOf(app, row, files.linksFor(request));
    return { token, ...user };
  };

  return [
    route(
      endpoints.auth.signUp,
      anyone,
      async ({ input, request }) => {
        if (isCommonPassword(input.password)) throw problems.invalidField('password', 'rule.passwordCommon');
        const { password, ...person } = input;
        const row = await limitSignUps(async () => {
          const seconds = await beginSignUp(db, clientAddress(request.ip));
          if (seconds > 0) throw problems.tooManySignUps(seconds);
          const partnerId = await partnerOf(services, request);
          const passwordHash = await hashPassword(password);
          return db.transaction(async (tx) => {
            const added = await addUser(tx, { ...person, partnerId, passwordHash });
            if (added && services.mail.mode !== 'off') await sendConfirmation(tx, services, added.id);
            return added;
          });
        });
        if (!row) throw problems.emailTaken();
        audit(request, 'signed_up', row.id);
        return toSession(row, request);
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.auth.signIn,
      anyone,
      async ({ input, request }) => {
        const attempt = { account: input.email, address: clientAddress(request.ip) };
        const { found, isMatch } = await limitSignIns(async () => {
          const found = await findUserByEmail(db, input.email);
          const isMatch = await tryPassword(db, attempt, () => isPassword(found?.passwordHash, input.password));
          return { found, isMatch };
        });
        const row = isMatch ? found : undefined;
        if (!row) {
          audit(request, 'sign_in_failed', found?.id);
          throw problems.invalidCredentials();
        }
        onSignIn?.().catch((error: unknown) => request.log.warn({ err: error }, 'the check after a sign-in failed'));
        const challenge = await challengeOf(db, row);
        audit(request, challenge === undefined ? 'signed_in' : 'code_asked', row.id);
        if (challenge !== undefined) throw problems.secondFactorRequired(challenge, CHALLENGE_SECONDS);
        return toSession(row, request);
      },
      { changes: 'nothing' },
    ),

    route(endpoints.auth.me, signedIn, async ({ actor, request }) => {
      const row = await findUser(db, actor.id);
      if (!row) throw problems.unauthenticated();
      return { user: toUser(row, files.linksFor(request)) };
    }),

    route(
      endpoints.auth.signOut,
      signedIn,
      async ({ actor, request }) => {
        if (actor.signInId !== undefined) await endSignIn(db, actor.signInId);
        audit(request, 'signed_out', actor.id);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
