import type { Db } from '../../db/database.ts';
import type { PartnerServer } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { beginPartnerCall } from '../auth/signInLimits.ts';
import { findByApiKey } from './apiKeyRepository.ts';

/** The partner whose server sends this API key. Counts the call; throws a refusal that says what to do. */
export async function admitApiKey(db: Db, key: string | undefined): Promise<PartnerServer> {
  if (key === undefined) throw problems.invalidApiKey('missing');
  const found = await findByApiKey(db, key);
  if (found?.state !== 'works') throw problems.invalidApiKey(found?.state ?? 'unknown');
  const { partnerId } = found;
  const wait = await beginPartnerCall(db, partnerId);
  if (wait > 0) throw problems.tooManyCalls(wait);
  return { partnerId };
}
