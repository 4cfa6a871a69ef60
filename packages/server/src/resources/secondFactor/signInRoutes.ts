import { endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import { newId } from '../../db/newId.ts';
import { audit } from '../../plugins/logging.ts';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type InputOf, type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { touchSignIn } from '../account/signInRepository.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { sessionOf } from '../auth/sessionOf.ts';
import { beginPasskey } from '../auth/signInLimits.ts';
import { findUser, type UserRow } from '../users/repository.ts';
import { addChallenge, findChallenge, takeChallenge } from './challengeRepository.ts';
import { findPasskey, recordUse } from './passkeyRepository.ts';
import { PASSKEY_TIMEOUT_MS, relyingPartyOf, verifyUsed } from './relyingParty.ts';
import { requireCode, requireTurn } from './requireCode.ts';

type Finish = InputOf<typeof endpoints.auth.finishSignIn>;

/** The second step of a sign-in, and signing in with a passkey, which is both steps in one. */
export function secondStepRoutes(services: Services): Route[] {
  const { app, db, files } = services;

  async function withCode(challenge: string, code: string, request: FastifyRequest): Promise<UserRow> {
    const found = await findChallenge(db, challenge, 'code');
    const user = found?.userId ? await findUser(db, found.userId) : undefined;
    // A new password, or the end of the account, has ended it.
    if (!user || user.deletedAt || user.tokenVersion !== found?.tokenVersion) throw problems.challengeExpired();
    await requireTurn(db, user.id);
    await db.transaction(async (tx) => {
      // A code that several try at the same time is used by one of them; then the others find no challenge.
      if (!(await takeChallenge(tx, challenge, 'code'))) throw problems.challengeExpired();
      await requireCode(tx, services, user.id, code, request);
    });
    return user;
  }

  async function withPasskey({ challenge, credential }: Finish, request: FastifyRequest): Promise<UserRow | undefined> {
    if (!credential || !(await takeChallenge(db, challenge, 'passkey'))) return undefined;
    const passkey = await findPasskey(db, credential.id);
    const counter = passkey && (await verifyUsed(relyingPartyOf(files, request), challenge, credential, passkey));
    if (!passkey || counter === undefined || !(await recordUse(db, passkey, counter))) {
      audit(request, 'sign_in_failed', passkey?.userId);
      return undefined;
    }
    return findUser(db, passkey.userId);
  }

  return [
    route(
      endpoints.auth.finishSignIn,
      anyone,
      async ({ input, request }) => {
        const { challenge, code } = input;
        const signInId = newId();
        const row = code === undefined ? await withPasskey(input, request) : await withCode(challenge, code, request);
        if (!row || row.deletedAt) throw problems.wrongPasskey();
        if (code === undefined) {
          const userAgent = request.headers['user-agent'];
          await touchSignIn(db, { id: signInId, userId: row.id, userAgent, hasPasskey: true });
        }
        audit(request, 'signed_in', row.id);
        const { user, token } = sessionOf(app, row, files.linksFor(request), signInId);
        return { token, ...user };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.auth.requestPasskey,
      anyone,
      async ({ request }) => {
        const seconds = await beginPasskey(db, clientAddress(request.ip));
        if (seconds > 0) throw problems.tooManyAttempts(seconds);
        return {
          challenge: await addChallenge(db, { purpose: 'passkey' }),
          rpId: relyingPartyOf(files, request).id,
          timeout: PASSKEY_TIMEOUT_MS,
          userVerification: 'required' as const,
        };
      },
      { changes: 'nothing' },
    ),
  ];
}
