import { describe, expect, it, vi } from 'vitest';
import { signInFailures } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { createSharedAddressWatch, isPrivateAddress } from './sharedAddress.ts';

const server = withServer();

const signedIn = (count: number, address: string) =>
  server.db.insert(signInFailures).values(
    Array.from({ length: count }, (_, n) => ({
      account: `${address}-${n}@example.com`,
      address,
      failures: 0,
      succeededAt: new Date(),
    })),
  );

describe('many sign-ins from one private address', () => {
  it('log one warning, with the setting to change', async () => {
    const warn = vi.fn();
    await signedIn(40, '203.0.113.9');
    await signedIn(19, '10.0.0.7');
    await createSharedAddressWatch(server.db, { warn })();
    expect(warn).not.toHaveBeenCalled();
    await signedIn(20, '10.0.0.8');
    const watch = createSharedAddressWatch(server.db, { warn });
    await watch();
    await watch();
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[1]).toBe(
      '20 accounts signed in from the private address 10.0.0.8. If that is your proxy or load balancer, set TRUST_PROXY to its address: until then all visitors share one limit on failed sign-ins.',
    );
  });

  it.each([
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.1', true],
    ['127.0.0.1', true],
    ['8.8.8.8', false],
    ['fd00:1:2:3::/64', true],
    ['0:0:0:0::/64', true],
    ['2001:db8:1:2::/64', false],
    ['unknown', false],
  ])('%s is private: %s', (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });
});
