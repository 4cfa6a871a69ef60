import { endpoints, MAX_PASSKEYS } from '@lectern/sdk/api';
import { audit } from '../../plugins/logging.ts';
import { type Actor, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { endAllSignIns, touchSignIn } from '../account/signInRepository.ts';
import { isEmailConfirmed } from '../auth/confirmationRepository.ts';
import { sessionOf } from '../auth/sessionOf.ts';
import { forgiveCodes } from '../auth/signInLimits.ts';
import { findUser } from '../users/repository.ts';
import { addChallenge, takeChallenge } from './challengeRepository.ts';
import { findCodes, removeCodes, replaceRecoveryCodes, saveSetup, turnOn } from './codeRepository.ts';
import { addressOf, newSecret } from './oneTimeCodes.ts';
import { addPasskey, listPasskeys, type PasskeyRow, removePasskey } from './passkeyRepository.ts';
import { creationOf, relyingPartyOf, verifyNew } from './relyingParty.ts';
import { report } from './report.ts';
import { requireTurn } from './requireCode.ts';
import { requireOwner } from './requireOwner.ts';

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  _id: id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});

/** One-time codes and passkeys of the signed-in person: see docs/decisions/0108. */
export function secondFactorRoutes(services: Services): Route[] {
  const { app, db, files, mail, codeSecrets } = services;

  /** Otherwise somebody could sign up with an address of others, and keep a way in after its owner has taken the account. */
  async function requireConfirmed({ id }: Actor): Promise<void> {
    if (mail.mode === 'sent' && !(await isEmailConfirmed(db, id))) throw problems.emailUnconfirmed();
  }

  return [
    route(endpoints.secondFactor.get, signedIn, async ({ actor }) => {
      const user = await findUser(db, actor.id);
      const codes = await findCodes(db, actor.id);
      return {
        ...(codes && { codesSince: codes.turnedOnAt.toISOString() }),
        recoveryCodesLeft: codes?.left ?? 0,
        passkeys: (await listPasskeys(db, actor.id)).map(toPasskey),
        hasPassword: Boolean(user?.passwordHash),
        isMissing: actor.isHeldBack ?? false,
      };
    }),

    route(
      endpoints.secondFactor.setUpCodes,
      signedIn,
      async ({ input, actor, request }) => {
        await requireConfirmed(actor);
        const { email } = await requireOwner(services, actor, input, request);
        const secret = newSecret();
        if (!(await saveSetup(db, actor.id, codeSecrets.close(secret, actor.id)))) throw problems.codesOn();
        return { secret, ...addressOf(secret, email) };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.secondFactor.turnOnCodes,
      signedIn,
      async ({ input, actor, request }) => {
        await requireTurn(db, actor.id);
        const { recoveryCodes, row } = await db.transaction(async (tx) => {
          const result = await turnOn(tx, codeSecrets, actor.id, input.code);
          if (result === 'on') throw problems.codesOn();
          if (result === 'expired') throw problems.setupExpired();
          if (result === 'wrong') throw problems.wrongCode();
          await forgiveCodes(tx, actor.id);
          await report(tx, mail, actor.id, 'codes_on');
          // Sessions that a password alone began.
          return { recoveryCodes: result, row: await endAllSignIns(tx, actor.id, actor.signInId) };
        });
        if (!row) throw problems.unauthenticated();
        audit(request, 'codes_turned_on', actor.id);
        return { recoveryCodes, token: sessionOf(app, row, files.linksFor(request), actor.signInId).token };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.secondFactor.turnOffCodes,
      signedIn,
      async ({ input, actor, request }) => {
        if (!(await findCodes(db, actor.id))) throw problems.codesOff();
        await requireOwner(services, actor, input, request);
        await db.transaction(async (tx) => {
          if (await removeCodes(tx, actor.id)) await report(tx, mail, actor.id, 'codes_off');
        });
        audit(request, 'codes_turned_off', actor.id);
        return {};
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.secondFactor.renewRecoveryCodes,
      signedIn,
      async ({ input, actor, request }) => {
        if (!(await findCodes(db, actor.id))) throw problems.codesOff();
        await requireOwner(services, actor, input, request);
        const recoveryCodes = await db.transaction(async (tx) => {
          await report(tx, mail, actor.id, 'codes_renewed');
          return replaceRecoveryCodes(tx, actor.id);
        });
        audit(request, 'recovery_codes_renewed', actor.id);
        return { recoveryCodes };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.secondFactor.setUpPasskey,
      signedIn,
      async ({ input, actor, request }) => {
        await requireConfirmed(actor);
        const user = await requireOwner(services, actor, input, request);
        const known = await listPasskeys(db, actor.id);
        if (known.length >= MAX_PASSKEYS) throw problems.tooMany('passkeys', MAX_PASSKEYS);
        const challenge = await addChallenge(db, {
          purpose: 'new_passkey',
          userId: actor.id,
          tokenVersion: user.tokenVersion,
        });
        return creationOf(relyingPartyOf(files, request), user, challenge, known);
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.secondFactor.addPasskey,
      signedIn,
      async ({ input, actor, request }) => {
        const challenge = challengeIn(input.credential.response.clientDataJSON);
        const found = await takeChallenge(db, challenge, 'new_passkey');
        const isOwn = found?.userId === actor.id && found.tokenVersion === actor.tokenVersion;
        const made = isOwn ? await verifyNew(relyingPartyOf(files, request), challenge, input.credential) : undefined;
        if (!made) throw problems.wrongPasskey();
        const added = await db.transaction(async (tx) => {
          const row = await addPasskey(tx, { userId: actor.id, name: input.name, ...made }, MAX_PASSKEYS);
          if (row) await report(tx, mail, actor.id, 'passkey_added');
          return row;
        });
        if (!added) {
          const isFull = (await listPasskeys(db, actor.id)).length >= MAX_PASSKEYS;
          throw isFull ? problems.tooMany('passkeys', MAX_PASSKEYS) : problems.wrongPasskey();
        }
        if (actor.signInId !== undefined) {
          const userAgent = request.headers['user-agent'];
          await touchSignIn(db, { id: actor.signInId, userId: actor.id, userAgent, hasPasskey: true });
        }
        audit(request, 'passkey_added', actor.id);
        return { passkey: toPasskey(added) };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.secondFactor.removePasskey,
      signedIn,
      async ({ input, actor, request }) => {
        await requireOwner(services, actor, input, request);
        await db.transaction(async (tx) => {
          if (!(await removePasskey(tx, actor.id, input.id))) throw problems.passkeyNotFound();
          await report(tx, mail, actor.id, 'passkey_removed');
        });
        audit(request, 'passkey_removed', actor.id);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}

/** The challenge that an authenticator says it has answered; empty for what isn't its answer. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge.slice(0, 200) : '';
  } catch {
    return '';
  }
}
