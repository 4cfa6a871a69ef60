import { completeUrls } from '../../http/answerUrls.ts';
import type { User } from '../../schemas/user.ts';
import { fail, isRecord, optional, parseOrUndefined, type Read, record, string, withDefault } from '../stored.ts';

/** What a stored token says about its owner (§3, §4). */
export type TokenReading =
  | { kind: 'none' }
  /** Can't be decoded: it stays stored, and the profile is fetched. */
  | { kind: 'unreadable' }
  /** Decoded, but without id and role: it is deleted. */
  | { kind: 'incomplete' }
  | { kind: 'user'; user: User; hasFirstName: boolean };

const filled: Read<string> = (value, name) => string(value, name) || fail(name, 'filled in');
const fields = record({
  userId: filled,
  role: (value, name) =>
    value === 'learner' || value === 'instructor' || value === 'admin' ? value : fail(name, 'a known role'),
  firstName: withDefault(string, ''),
  lastName: withDefault(string, ''),
  email: withDefault(string, ''),
  profilePicture: withDefault(string, null),
  bio: withDefault(string, ''),
  createdAt: optional(string),
});

/** A user under any of the three names that servers have for an id: the schema `user` without Zod. */
export const readUser: Read<User> = (value, name) =>
  fields(isRecord(value) ? { ...value, userId: value.userId ?? value._id ?? value.id } : value, name);

/**
 * Reads the payload of a token. It proves nothing: only the server knows whether the token is valid.
 *
 * @param host scheme and host of the backend, for relative picture URLs (§3)
 */
export function readToken(token: string | undefined, host: string): TokenReading {
  if (!token) return { kind: 'none' };
  const data = decode(token);
  if (data === undefined) return { kind: 'unreadable' };
  if (!isRecord(data) || typeof data.id !== 'string' || data.id === '') return { kind: 'incomplete' };
  // "No firstName" is checked on the raw payload, before the default is applied.
  const hasFirstName = typeof data.firstName === 'string' && data.firstName !== '';
  const user = parseOrUndefined(readUser, { ...data, firstName: hasFirstName ? data.firstName : 'User' });
  if (!user) return { kind: 'incomplete' };
  completeUrls(user, host);
  return { kind: 'user', user, hasFirstName };
}

/** The sign-in that a token comes from, as our server names it. */
export function signInIdOf(token: string): string | undefined {
  const data = decode(token);
  return isRecord(data) && typeof data.signInId === 'string' ? data.signInId : undefined;
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
