import { afterEach, expect, it, vi } from 'vitest';
import { createMarketplace } from '../../index.ts';

const asked = vi.fn();
vi.mock('./partnerSession.ts', () => {
  asked();
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.unstubAllGlobals());

it('closes the window for signing in where its code cannot be loaded, says so, and tries again with the next press', async () => {
  const close = vi.fn();
  const marketplace = createMarketplace({ baseUrl: 'http://lectern.test/api', partnerKey: `pk_${'7'.repeat(24)}` });
  vi.stubGlobal('window', { open: () => ({ closed: false, close }), addEventListener() {}, removeEventListener() {} });
  for (const press of [1, 2]) {
    await expect(marketplace.session.signInWithPopup({ notify: false })).rejects.toMatchObject({
      code: 'network',
      message: 'No response from server. Please check your network.',
    });
    expect(close).toHaveBeenCalledTimes(press);
    expect(asked).toHaveBeenCalledTimes(press);
  }
  marketplace.destroy();
});
