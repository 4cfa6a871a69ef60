import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isWebhookAddress } from './publicAddress.ts';

/** Characters that are kept of an answer. */
export const MAX_ANSWER = 500;
/** A character has at most four bytes. */
const MAX_BYTES = 4 * MAX_ANSWER;

export interface Post {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  allowsPrivate: boolean;
  signal: AbortSignal;
}

const PRIVATE = 'The address leads to a private network.';

/** The connection goes to an address that was checked, not to what the name stands for a moment later. */
export const lookupPublic: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new Error(PRIVATE), []);
    const [first] = found;
    if (options.all || !first) return done(null, found);
    done(null, first.address, first.family);
  });

/**
 * Sends a body to a partner's server. Follows no redirect, and reads no more of the answer than is kept.
 *
 * @returns the answer's status and the beginning of its text
 * @throws Error where there was no answer: its message says why
 */
export async function post({ url, headers, body, allowsPrivate, signal }: Post) {
  if (!isWebhookAddress(url, allowsPrivate)) throw new Error(PRIVATE);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own, which was looked up and checked for it.
      agent: false,
      signal,
      ...(allowsPrivate ? {} : { lookup: lookupPublic }),
    };
    send(url, options, resolve).on('error', reject).end(body);
  });
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_BYTES) break;
    }
  } finally {
    answer.destroy();
  }
  // The database takes no NUL.
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, MAX_ANSWER).toWellFormed();
  return { status: answer.statusCode ?? 0, text };
}
