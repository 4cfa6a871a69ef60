import fastifyJwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { batched } from '../db/batched.ts';
import type { Db } from '../db/database.ts';
import type { LastWrites } from '../db/lastWrites.ts';
import { positionOf } from '../db/replica.ts';
import type { FileSigner } from '../fileLinks.ts';
import { type Actor, type Policy, partnerServer } from '../policy.ts';
import { problems } from '../problems.ts';
import { createSignInRecord } from '../resources/account/recordSignIns.ts';
import { findActors, type SignIn } from '../resources/auth/actorRepository.ts';
import { ownOrigin } from '../resources/authorization/ownOrigin.ts';
import { findPartnerActor } from '../resources/authorization/repository.ts';
import { admitApiKey } from '../resources/partners/admitApiKey.ts';
import { isProtected } from '../resources/secondFactor/isProtected.ts';

/** The claims of a token: enough to show who is signed in without a call (§3). */
export interface TokenPayload {
  id: string;
  role: string;
  firstName: string;
  lastName: string;
  email: string;
  profilePicture: string | null;
  bio: string;
  tokenVersion: number;
  /** Missing in older tokens. */
  signInId?: string;
}

/**
 * The claims of a token for a partner's page. It has no version: a server that doesn't know such tokens refuses them
 * instead of taking them for full ones.
 */
export interface PartnerTokenPayload {
  id: string;
  role: 'learner';
  firstName: string;
  lastName: string;
  profilePicture: string | null;
  /** The partner's session. */
  session: string;
  /** The page's origin, which must send each call. */
  origin: string;
  /** Separated by spaces, as in OAuth. */
  scope: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks again whether the caller may call: a session may have ended while the body arrived. */
    admitAgain(request: FastifyRequest): Promise<void>;
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenPayload | PartnerTokenPayload;
    user: TokenPayload | PartnerTokenPayload;
  }
}

const ISSUER = 'lectern';
/** A token with a long biography would exceed the header limits of servers. */
const MAX_BIO_LENGTH = 500;
const CLOCK_TOLERANCE_MS = 5_000;

export const issueToken = (app: FastifyInstance, payload: TokenPayload): string =>
  app.jwt.sign({ ...payload, bio: payload.bio.slice(0, MAX_BIO_LENGTH).toWellFormed() });

/** Seconds that a full token lasts. */
export const TOKEN_SECONDS = 30 * 24 * 3600;
/** Seconds that a token for a partner's page lasts. */
export const PARTNER_TOKEN_SECONDS = 900;

export const issuePartnerToken = (app: FastifyInstance, payload: PartnerTokenPayload): string =>
  app.jwt.sign(payload, { expiresIn: PARTNER_TOKEN_SECONDS });

/** What a header `Authorization: Bearer …` carries. */
const bearerOf = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

interface SessionSettings {
  db: Db;
  secret: string;
  files: FileSigner;
  /** Of admins. */
  needsFactor: Config['adminSecondFactor'];
  /** Absent: there are no replicas, and no position is needed. */
  lastWrites: LastWrites | undefined;
}

/** Authenticates a request and checks its route's policy before the body is read. */
export function registerSession(
  app: FastifyInstance,
  { db, secret, files, needsFactor, lastWrites }: SessionSettings,
): void {
  app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: ISSUER, expiresIn: TOKEN_SECONDS },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: ISSUER,
      clockTolerance: CLOCK_TOLERANCE_MS,
      requiredClaims: ['iss', 'aud', 'exp', 'iat'],
    },
  });
  const recordSignIn = createSignInRecord(db);
  const findActor = batched((signIns: readonly SignIn[]) => findActors(db, signIns));
  app.decorateRequest('actor', undefined);
  app.decorateRequest('partnerServer', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { policy, isAnonymous } = request.routeOptions.config;
    if (policy?.name === partnerServer.name) {
      admitServer(request).then(() => done(), done);
      return;
    }
    const header = isAnonymous ? undefined : request.headers.authorization;
    if (policy && header !== undefined) {
      admitWith(header, policy, request).then(() => done(), done);
      return;
    }
    policy?.admit(undefined);
    done();
  });

  app.decorate('admitAgain', async (request: FastifyRequest) => {
    const { authorization } = request.headers;
    const { policy } = request.routeOptions.config;
    if (request.partnerServer) await admitServer(request);
    else if (policy && request.actor && authorization !== undefined) await admitWith(authorization, policy, request);
  });

  async function admitServer(request: FastifyRequest): Promise<void> {
    request.partnerServer = await admitApiKey(db, bearerOf(request.headers.authorization));
  }

  async function admitWith(header: string, policy: Policy, request: FastifyRequest): Promise<void> {
    const { scope } = request.routeOptions.config;
    request.actor = await actorOf(header, request);
    const { partner } = request.actor;
    if (partner && !(scope && partner.scopes.includes(scope))) throw problems.outOfScope();
    policy.admit(request.actor);
  }

  async function actorOf(header: string, request: FastifyRequest): Promise<Actor> {
    const token = bearerOf(header);
    const payload = token === undefined ? undefined : verify(token);
    if (typeof payload?.id !== 'string') throw problems.unauthenticated();
    const actor = 'session' in payload ? await partnerActorOf(payload, request) : await fullActorOf(payload, request);
    if (!actor) throw problems.unauthenticated();
    return actor;
  }

  /** The role and the token's validity come from the database: both may have changed since the token was issued. */
  async function fullActorOf(payload: TokenPayload, request: FastifyRequest): Promise<Actor | undefined> {
    const { id, tokenVersion, signInId } = payload;
    const user = await findActor({ userId: id, signInId });
    if (user?.tokenVersion !== tokenVersion) return undefined;
    await recordSignIn(request, id, signInId);
    const actor = { id, role: user.role, tokenVersion, signInId, lastWrite: knownPosition(user.lastWrite) };
    if (needsFactor !== 'required' || user.role !== 'admin' || (await isProtected(db, id, signInId))) return actor;
    return { ...actor, role: 'learner', isHeldBack: true };
  }

  /** On a partner's page everyone is a learner, and only for the page that signed in. */
  async function partnerActorOf(payload: PartnerTokenPayload, request: FastifyRequest): Promise<Actor | undefined> {
    const { id, session, scope } = payload;
    if (!isFrom(payload.origin, request)) return undefined;
    const found = await findPartnerActor(db, session);
    if (found?.userId !== id) return undefined;
    const granted = scope.split(' ');
    const scopes = found.scopes.filter((one) => granted.includes(one));
    const lastWrite = knownPosition(found.lastWrite);
    return { id, role: 'learner', lastWrite, partner: { id: found.partnerId, scopes } };
  }

  function knownPosition(lastWrite: string | null): bigint | undefined {
    if (lastWrite !== null) return positionOf(lastWrite);
    lastWrites?.begin();
    return undefined;
  }

  /** Browsers send no origin with reads of the page's own. */
  function isFrom(origin: string, request: FastifyRequest): boolean {
    const from = request.headers.origin;
    return from === origin || (from === undefined && origin === ownOrigin(files, request));
  }

  function verify(token: string): TokenPayload | PartnerTokenPayload | undefined {
    try {
      return app.jwt.verify<TokenPayload | PartnerTokenPayload>(token);
    } catch {
      return undefined; // Every invalid token is refused in the same way.
    }
  }
}
