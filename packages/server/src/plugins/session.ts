import fastifyJwt from '@fastify/jwt';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { users } from '../db/schema.ts';
import type { Actor } from '../policy.ts';
import { problems } from '../problems.ts';

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
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenPayload;
    user: TokenPayload;
  }
}

const ISSUER = 'lectern';
/** A token with a long biography would exceed the header limits of servers. */
const MAX_BIO_LENGTH = 500;
const CLOCK_TOLERANCE_MS = 5_000;

export const issueToken = (app: FastifyInstance, payload: TokenPayload): string =>
  app.jwt.sign({ ...payload, bio: payload.bio.slice(0, MAX_BIO_LENGTH).toWellFormed() });

const findActor = prepared<{ id: string }, { id: string; role: Actor['role']; tokenVersion: number }[]>((db) =>
  db
    .select({ id: users.id, role: users.role, tokenVersion: users.tokenVersion })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_actor'),
);

/** Authenticates a request and checks its route's policy before the body is read. */
export function registerSession(app: FastifyInstance, db: Db, secret: string): void {
  app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', iss: ISSUER, aud: ISSUER, expiresIn: '30d' },
    verify: {
      algorithms: ['HS256'],
      allowedIss: ISSUER,
      allowedAud: ISSUER,
      clockTolerance: CLOCK_TOLERANCE_MS,
      requiredClaims: ['iss', 'aud', 'exp', 'iat'],
    },
  });
  app.decorateRequest('actor', undefined);
  app.addHook('onRequest', async (request) => {
    const { policy, isAnonymous } = request.routeOptions.config;
    if (!policy) return;
    const header = request.headers.authorization;
    if (!isAnonymous && header !== undefined) request.actor = await actorOf(header);
    policy.admit(request.actor);
  });

  async function actorOf(header: string): Promise<Actor> {
    const [, token] = /^Bearer +(\S+)$/i.exec(header) ?? [];
    const payload = token === undefined ? undefined : verify(token);
    if (typeof payload?.id !== 'string') throw problems.unauthenticated();
    // The role and the token's validity come from the database: both may have changed since the token was issued.
    const [user] = await findActor(db, { id: payload.id });
    if (!user || user.tokenVersion !== payload.tokenVersion) throw problems.unauthenticated();
    return { id: user.id, role: user.role };
  }

  function verify(token: string): TokenPayload | undefined {
    try {
      return app.jwt.verify<TokenPayload>(token);
    } catch {
      return undefined; // Every invalid token is refused in the same way.
    }
  }
}
