import { BlockList, isIPv6 } from 'node:net';

/** IPv4 addresses that mean something else on each network, or nothing anywhere (RFC 6890). */
const privateRanges = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** In the part of IPv6 that is public: IPv4 inside other addresses, which may be private, and documentation. */
const reservedRanges = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [network, bits] of privateRanges) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of reservedRanges) refused.addSubnet(network, bits, 'ipv6');
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? routed.check(address, 'ipv6') && !refused.check(address, 'ipv6') : !refused.check(address, 'ipv4');

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a partner's server may have this address: https, or on loopback http where private addresses are allowed. A name
 * is looked up when it is used: what it stands for changes.
 */
export function isWebhookAddress(address: string, allowsPrivate: boolean): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.hash) return false;
  const { hostname, protocol } = url;
  if (protocol !== 'https:' && !(protocol === 'http:' && allowsPrivate && LOOPBACK.includes(hostname))) return false;
  if (allowsPrivate) return true;
  const literal = hostname.startsWith('[') ? hostname.slice(1, -1) : /^[\d.]+$/.test(hostname) ? hostname : undefined;
  return literal === undefined ? !/(^|\.)localhost\.?$/.test(hostname) : isPublicAddress(literal);
}
