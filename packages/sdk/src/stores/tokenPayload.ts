import * as z from 'zod/mini';
import { completeUrls } from '../http/answerUrls.ts';
import { type User, user } from '../schemas/user.ts';

/** What a stored token says about its owner (§3, §4). */
export type TokenReading =
  | { kind: 'none' }
  /** Can't be decoded: it stays stored, and the profile is fetched. */
  | { kind: 'unreadable' }
  /** Decoded, but without id and role: it is deleted. */
  | { kind: 'incomplete' }
  | { kind: 'user'; user: User; hasFirstName: boolean };

const payload = z.looseObject({ id: z.string().check(z.minLength(1)), role: z.string() });

/**
 * Reads the payload of a token. It proves nothing: only the server knows whether the token is valid.
 *
 * @param host scheme and host of the backend, for relative picture URLs (§3)
 */
export function readToken(token: string | undefined, host: string): TokenReading {
  if (!token) return { kind: 'none' };
  const data = decode(token);
  if (data === undefined) return { kind: 'unreadable' };
  const known = payload.safeParse(data);
  if (!known.success) return { kind: 'incomplete' };
  // "No firstName" is checked on the raw payload, before the default is applied.
  const hasFirstName = typeof known.data.firstName === 'string' && known.data.firstName !== '';
  const parsed = user.safeParse({ ...known.data, firstName: hasFirstName ? known.data.firstName : 'User' });
  if (!parsed.success) return { kind: 'incomplete' };
  completeUrls(parsed.data, host);
  return { kind: 'user', user: parsed.data, hasFirstName };
}

function decode(token: string): unknown {
  const part = token.split('.')[1];
  if (!part) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined; // Not a payload.
  }
}
