import { BlockList, isIP } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { sharedAddresses } from './signInLimits.ts';

/** So many accounts at one address suggest a proxy. */
const MIN_ACCOUNTS = 20;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Separate lists, since every IPv4 address is also an IPv6 address in ::/64.
const privateRanges = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix, family] of [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['::', 64, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  privateRanges[family].addSubnet(network, prefix, family);
}

/** Whether an address (or the /64 network from `clientAddress`) is private or loopback. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace('/64', '');
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  return isIP(plain) !== 0 && privateRanges[family].check(plain, family);
}

/**
 * Warns when many people sign in from one private address although no proxy is trusted: behind a proxy all visitors
 * share one rate limit. Call it after each sign-in; it checks once a minute at most.
 */
export function createSharedAddressWatch(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
  let next = 0;
  return async (): Promise<void> => {
    if (Date.now() < next) return;
    next = Date.now() + MINUTE_MS;
    const found = (await sharedAddresses(db, MIN_ACCOUNTS)).find(({ address }) => isPrivateAddress(address));
    if (!found) return;
    next = Date.now() + HOUR_MS;
    log.warn(
      { address: found.address, accounts: found.accounts },
      `${found.accounts} accounts signed in from the private address ${found.address}. If that is your proxy or load balancer, set TRUST_PROXY to its address: until then all visitors share one limit on failed sign-ins.`,
    );
  };
}
