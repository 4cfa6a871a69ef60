import { isTestKey } from '@lectern/sdk/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Actor } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { ownOrigin } from '../authorization/ownOrigin.ts';
import { admitPartner } from './admitPartner.ts';
import { findPartner } from './repository.ts';

/**
 * The id of the active partner through whose page a call comes; null for every other call. The session of a partner's
 * page says whose it is. A frame calls from the marketplace's own origin. A key without an origin, or on
 * a page of another one, counts for nobody.
 */
export async function partnerOf(
  { db, files }: Pick<Services, 'db' | 'files'>,
  request: FastifyRequest,
  actor?: Actor,
): Promise<string | null> {
  const key = keyOf(request);
  if (actor?.partner) return isTestKey(key) ? null : actor.partner.id;
  return key === undefined ? null : partnerWith({ db, files }, request, key);
}

const keyOf = ({ headers: { 'lectern-partner': key } }: FastifyRequest) => (typeof key === 'string' ? key : undefined);

/**
 * The id of the partner whose test key a call sends; undefined where it sends none, and places a real order. A test key
 * that doesn't work is refused: a buyer who was shown a test must not pay.
 */
export async function testingPartner(
  { db, files }: Pick<Services, 'db' | 'files'>,
  request: FastifyRequest,
  actor: Actor,
): Promise<string | undefined> {
  const key = keyOf(request);
  if (key === undefined || !isTestKey(key)) return undefined;
  const { origin } = request.headers;
  const { id } = await admitPartner(db, key, origin === ownOrigin(files, request) ? undefined : origin);
  if (actor.partner && actor.partner.id !== id) throw problems.unknownKey();
  return id;
}

/** The id of the active partner with this key, for a call of one of its pages or frames: browsers name their origin. */
export async function partnerWith(
  { db, files }: Pick<Services, 'db' | 'files'>,
  request: FastifyRequest,
  key: string,
): Promise<string | null> {
  const { origin } = request.headers;
  // No report counts what is a test.
  if (isTestKey(key)) return null;
  const partner = await findPartner(db, key);
  if (partner?.state !== 'active' || origin === undefined) return null;
  return origin === ownOrigin(files, request) || partner.origins.includes(origin) ? partner.id : null;
}

/**
 * Counts a sign-up for the partner whose page has asked for the sign-in: a window of the marketplace's own site creates
 * the account, by password or with another provider. An account that is older than 15 minutes is not new.
 */
export async function attributeSignUp(db: Db, userId: string, partnerId: string): Promise<void> {
  await db
    .update(users)
    .set({ partnerId })
    .where(and(eq(users.id, userId), isNull(users.partnerId), sql`${users.createdAt} > now() - interval '15 minutes'`));
}
