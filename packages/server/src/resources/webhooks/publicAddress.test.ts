import { describe, expect, it } from 'vitest';
import { isPublicAddress, isWebhookAddress } from './publicAddress.ts';

describe('an address of the public internet', () => {
  it('is no loopback, private, link-local or reserved one, however it is written', () => {
    const refused = [
      ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.0.1'],
      ...['198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
      ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
      ...['fc00::1', 'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001:0:1::1'],
    ];
    expect(refused.filter(isPublicAddress)).toEqual([]);
    const allowed = ['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.0.1.1', '223.255.255.1', '2606:4700::1111', '2a00::1'];
    expect(allowed.filter(isPublicAddress)).toEqual(allowed);
  });
});

describe('the address of a webhook', () => {
  it('has https, no user and no private host, unless these are allowed', () => {
    const of = (url: string) => [isWebhookAddress(url, false), isWebhookAddress(url, true)];
    expect(of('https://partner.example:8443/hooks?a=b')).toEqual([true, true]);
    expect(of('https://93.184.216.34/')).toEqual([true, true]);
    for (const url of ['https://127.0.0.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://[::1]/'])
      expect(of(url), url).toEqual([false, true]);
    for (const url of ['https://localhost/', 'https://a.localhost./', 'http://localhost:80/', 'http://127.0.0.1:1/'])
      expect(of(url), url).toEqual([false, true]);
    for (const url of ['http://partner.example/', 'http://10.0.0.1/', 'https://me:pw@partner.example/', 'ftp://a.b/'])
      expect(of(url), url).toEqual([false, false]);
    for (const url of ['https://', 'partner.example', '']) expect(of(url), url).toEqual([false, false]);
  });
});
