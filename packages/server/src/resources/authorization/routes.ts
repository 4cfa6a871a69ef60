import { createHash, randomBytes } from 'node:crypto';
import { endpoints } from '@lectern/sdk/api';
import { isTestKey } from '@lectern/sdk/rules';
import { newId } from '../../db/newId.ts';
import type { Destination } from '../../fileLinks.ts';
import { issuePartnerToken, PARTNER_TOKEN_SECONDS, TOKEN_SECONDS } from '../../plugins/session.ts';
import { type Policy, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { sessionOf } from '../auth/sessionOf.ts';
import { beginAuthorization } from '../auth/signInLimits.ts';
import { admitPartner } from '../partners/admitPartner.ts';
import { attributeSignUp } from '../partners/attribution.ts';
import { findUser } from '../users/repository.ts';
import { toUser } from '../users/userView.ts';
import { ownOrigin } from './ownOrigin.ts';
import {
  addSession,
  endReplayed,
  endSignIn,
  findPartnerActor,
  isSignInValid,
  type PartnerActor,
  redeemCode,
  renewSession,
  saveCode,
  signInOf,
} from './repository.ts';
import { createSessionHandles } from './sessionHandles.ts';

/** Seconds after which someone with too many codes may ask for another. */
const CODE_SECONDS = 60;

/** Everyone; the answer is about a request to sign in, so that it is no public read that may be cached. */
const asking: Policy<undefined> = { name: 'asking', admit: () => undefined };

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Signing in on partners' pages: see docs/decisions/0043. */
export function authorizationRoutes({ app, db, files }: Services, secret: string): Route[] {
  const handles = createSessionHandles(secret);
  const own = (request: Destination) => ownOrigin(files, request) ?? '';

  /** The origin of the page that gets the code; null if it is one of the marketplace's frames. */
  const originOf = (returnTo: string, request: Destination) => {
    const { origin } = new URL(returnTo);
    return origin === own(request) ? null : origin;
  };

  async function partnerSession(session: PartnerActor & { id: string; generation: number }, request: Destination) {
    const row = await findUser(db, session.userId);
    if (!row) throw problems.unauthenticated();
    const { firstName, lastName, profilePicture } = toUser(row, files.linksFor(request));
    const learner = { role: 'learner' as const, firstName, lastName, profilePicture };
    const token = issuePartnerToken(app, {
      id: row.id,
      ...learner,
      session: session.id,
      origin: session.origin ?? own(request),
      scope: session.scopes.join(' '),
    });
    return {
      token,
      userId: row.id,
      ...learner,
      expiresIn: PARTNER_TOKEN_SECONDS,
      handle: handles.write({ sessionId: session.id, generation: session.generation }),
    };
  }

  return [
    route(endpoints.authorization.client, asking, async ({ input, request }) => {
      const origin = originOf(input.returnTo, request);
      const { name, scopes } = await admitPartner(db, input.key, origin ?? undefined);
      return { name, origin: origin ?? own(request), scopes };
    }),

    route(
      endpoints.authorization.createCode,
      signedIn,
      async ({ input, actor, request }) => {
        const origin = originOf(input.returnTo, request);
        const partner = await admitPartner(db, input.key, origin ?? undefined);
        const seconds = await beginAuthorization(db, clientAddress(request.ip));
        if (seconds > 0) throw problems.tooManyAttempts(seconds);
        const user = await findUser(db, actor.id);
        if (!user) throw problems.unauthenticated();
        const code = randomBytes(32).toString('base64url');
        const isSaved = await saveCode(db, {
          hash: sha256(code),
          userId: user.id,
          tokenVersion: user.tokenVersion,
          signInId: actor.signInId ?? newId(),
          partnerId: partner.id,
          origin,
          challenge: input.codeChallenge,
        });
        if (!isSaved) throw problems.tooManyAttempts(CODE_SECONDS);
        if (!isTestKey(input.key)) await attributeSignUp(db, user.id, partner.id);
        return { code };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.authorization.exchange,
      asking,
      async ({ input, request }) => {
        const partner = await admitPartner(db, input.key);
        const from = request.headers.origin;
        const isFrame = from === own(request);
        const hash = sha256(input.code);
        const id = newId();
        // Whoever sends the same code at the same time waits for the session, and then ends it.
        const code = await db.transaction(async (tx) => {
          if (from === undefined) return undefined;
          const offer = { hash, challenge: sha256(input.codeVerifier), partnerId: partner.id, sessionId: id };
          const used = await redeemCode(tx, offer, isFrame ? undefined : from);
          if (!used || used.origin === null) return used;
          const { userId, tokenVersion, signInId, partnerId } = used;
          await addSession(tx, { id, userId, tokenVersion, signInId, partnerId, origin: isFrame ? null : used.origin });
          return used;
        });
        if (!code) {
          await endReplayed(db, hash);
          throw problems.invalidCode();
        }
        if (!(await isSignInValid(db, code))) throw problems.invalidCode();
        const { userId, signInId, partnerId } = code;
        if (code.origin === null) {
          const row = await findUser(db, userId);
          if (!row) throw problems.invalidCode();
          const { user, token } = sessionOf(app, row, files.linksFor(request), signInId);
          return { token, ...user, expiresIn: TOKEN_SECONDS };
        }
        if (!partner.origins.includes(code.origin)) throw problems.unregisteredOrigin(code.origin);
        const origin = isFrame ? null : code.origin;
        return partnerSession({ id, generation: 1, userId, origin, partnerId, scopes: partner.scopes }, request);
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.authorization.renew,
      asking,
      async ({ input, request }) => {
        const handle = handles.read(input.handle);
        const session = handle && (await findPartnerActor(db, handle.sessionId));
        const from = request.headers.origin;
        if (!handle || !session || from !== (session.origin ?? own(request))) {
          throw problems.unauthenticated();
        }
        const generation = await renewSession(db, handle.sessionId, handle.generation);
        if (generation === undefined) throw problems.unauthenticated();
        return partnerSession({ ...session, id: handle.sessionId, generation }, request);
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.authorization.end,
      asking,
      async ({ input }) => {
        const handle = handles.read(input.handle);
        const signInId = handle && (await signInOf(db, handle.sessionId));
        if (signInId !== undefined) await endSignIn(db, signInId);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
