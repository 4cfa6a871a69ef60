import { createHmac, timingSafeEqual } from 'node:crypto';

/** The event of a call to your server; undefined if the marketplace didn't send it, or sent it more than 5 minutes ago. */
export function readEvent(headers: Readonly<Record<string, unknown>>, body: string, secret: string) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= 300)) return undefined;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = String(signatures)
    .split(' ')
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  return isSigned ? (JSON.parse(body) as { id: string; type: string; order?: { id: string } }) : undefined;
}
