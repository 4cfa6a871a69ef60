import { campaign } from '@lectern/sdk/api';
import { describe, expect, it } from 'vitest';
import { readCampaign } from './readCampaign.ts';

describe('readCampaign', () => {
  it('reads the five tags, and nothing else of an address', () => {
    const query = '?partner=pk_1&utm_source=letter&utm_medium=mail&utm_campaign=a%20b&utm_term=&utm_id=7&token=secret';
    expect(readCampaign(query)).toEqual({ utm_source: 'letter', utm_medium: 'mail', utm_campaign: 'a b' });
    for (const none of [undefined, '', '?code=A', 'utm_source=', 'utm_source=%00'])
      expect(readCampaign(none)).toBeUndefined();
  });

  it.each(['x'.repeat(500), `${'x'.repeat(99)}😀`, '\u0000\n a \u0007', '\ud800lone', '  '.repeat(80)])(
    'has only what an order may have: %j',
    (value) => {
      const read = readCampaign(`?utm_source=ok&utm_term=${encodeURIComponent(value.toWellFormed())}`);
      expect(campaign.safeParse(read).success).toBe(true);
      expect(read?.utm_source).toBe('ok');
    },
  );
});
