import type { Db } from '../db/database.ts';
import { namedId } from '../db/newId.ts';
import { partners } from '../db/schema.ts';

/** The key of the demo's partner: always the same, so that its pages need no setup. */
export const demoPartnerKey = 'pk_demoMarketplacePartner00';

export const demoPartner = {
  id: namedId('partner', 'demo magazine'),
  name: 'The Demo Magazine',
  key: demoPartnerKey,
  testKey: 'pk_test_demoMarketplacePartner00',
  origins: [] as string[],
};

/** Registers the demo's partner with these origins. A state that an admin has set stays. */
export async function saveDemoPartner(db: Db, origins: string[]): Promise<void> {
  await db
    .insert(partners)
    .values({ ...demoPartner, origins })
    .onConflictDoUpdate({ target: partners.key, set: { origins, testKey: demoPartner.testKey } });
}
