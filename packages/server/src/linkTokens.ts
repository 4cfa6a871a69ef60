import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { MailPreferenceKind } from '@lectern/sdk/api';

/** Whose mails of which kind a link stops. */
export interface Subscription {
  userId: string;
  kind: MailPreferenceKind;
}

/**
 * Tokens of links in mails. They are derived from the server's secret, so that a mail can have its link each time it is
 * tried, and no table has it.
 */
export interface LinkTokens {
  /** For a new password, by the id of its row. */
  reset(id: string): string;
  /** To confirm an address, by the id of its row. */
  confirmation(id: string): string;
  /** To stop mails of a kind. It does nothing else, and never expires: mails are read years later. */
  unsubscribe(subscription: Subscription): string;
  /** What such a token is for; undefined for one that isn't the server's. */
  readUnsubscribe(token: string): Subscription | undefined;
}

export function createLinkTokens(secret: string): LinkTokens {
  // A key for each purpose, so that a token can never be used as another one or as another signature.
  const signerOf = (purpose: string) => {
    const key = createHmac('sha256', secret).update(purpose).digest();
    return (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  };
  const signUnsubscribe = signerOf('lectern unsubscribe');
  return {
    reset: signerOf('lectern password reset'),
    confirmation: signerOf('lectern email confirmation'),
    unsubscribe({ userId, kind }) {
      const text = `${userId}.${kind}`;
      return `${text}.${signUnsubscribe(text)}`;
    },
    readUnsubscribe(token) {
      const [userId = '', kind = '', signature = ''] = token.slice(0, 200).split('.', 3);
      const expected = Buffer.from(signUnsubscribe(`${userId}.${kind}`));
      const given = Buffer.from(signature);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      // Only known kinds were ever signed.
      return isOurs ? { userId, kind: kind as MailPreferenceKind } : undefined;
    },
  };
}

/** What is stored of a token that counts once. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
