import type { Db } from '../../db/database.ts';
import { problems } from '../../problems.ts';
import { findPartner, type PartnerRow } from './repository.ts';

/** The partner with this key. Throws a refusal unless it is active and, if an origin is given, has registered it. */
export async function admitPartner(db: Db, key: string, origin?: string): Promise<PartnerRow> {
  const partner = await findPartner(db, key);
  if (!partner) throw problems.unknownKey();
  if (partner.state === 'revoked') throw problems.revokedKey();
  if (origin !== undefined && !partner.origins.includes(origin)) throw problems.unregisteredOrigin(origin);
  return partner;
}
