import { describe, expect, it } from 'vitest';
import { demoPartnerKey, saveDemoPartner } from '../../demo/demoPartner.ts';
import { withServer } from '../../testing/withServer.ts';
import { newPartnerKey } from './partnerKey.ts';
import { addPartner, findPartner, isPartnerOrigin, listPartners, updatePartner } from './repository.ts';

const server = withServer();
const fields = { name: 'Blog', origins: ['https://blog.example', 'https://www.blog.example'], ownerId: null };

describe('a partner', () => {
  it('is found by its key, until it is revoked and after', async () => {
    const added = await addPartner(server.db, fields, 10);
    const key = added?.key ?? '';
    expect(await findPartner(server.db, key)).toMatchObject({ ...fields, state: 'active', scopes: ['learn', 'buy'] });
    expect(await isPartnerOrigin(server.db, 'https://www.blog.example')).toBe(true);
    expect(await updatePartner(server.db, added?.id ?? '', { state: 'revoked' })).toBe(true);
    expect(await findPartner(server.db, key)).toMatchObject({ ...fields, state: 'revoked' });
    expect(await isPartnerOrigin(server.db, 'https://www.blog.example')).toBe(false);
  });

  it.each(['', 'pk_', `pk_${'a'.repeat(24)}`, `pk_${'a'.repeat(1_000_000)}`, "pk_' or true --000000000000", '%'])(
    'is not found by %.30s',
    async (key) => {
      expect(await findPartner(server.db, key)).toBeUndefined();
    },
  );

  it('has a key of its own', () => {
    const keys = new Set(Array.from({ length: 1_000 }, newPartnerKey));
    expect(keys.size).toBe(1_000);
    for (const key of keys) expect(key).toMatch(/^pk_[A-Za-z0-9]{24}$/);
  });

  it('is one of a limited number', async () => {
    const { length } = await listPartners(server.db);
    expect(await addPartner(server.db, fields, length)).toBeUndefined();
    expect(await addPartner(server.db, fields, length + 1)).toBeDefined();
  });

  it('stays revoked when the demo starts again', async () => {
    await saveDemoPartner(server.db, ['http://localhost:4001']);
    const demo = await findPartner(server.db, demoPartnerKey);
    await updatePartner(server.db, demo?.id ?? '', { state: 'revoked' });
    await saveDemoPartner(server.db, ['http://localhost:5001']);
    expect(await findPartner(server.db, demoPartnerKey)).toMatchObject({
      id: demo?.id,
      origins: ['http://localhost:5001'],
      state: 'revoked',
    });
  });
});
