import { createHash, createHmac } from 'node:crypto';

/** How long a link to reset a password counts. */
export const RESET_SECONDS = 1_800;

/** The token of a link to reset a password, by the id of its row. */
export type ResetTokenOf = (id: string) => string;

/**
 * Tokens are derived from the server's secret, so that a mail can have the link each time it is tried, and no table has it.
 */
export function createResetTokens(secret: string): ResetTokenOf {
  // A derived key, so that a token can never be used as another signature.
  const key = createHmac('sha256', secret).update('lectern password reset').digest();
  return (id) => createHmac('sha256', key).update(id).digest('base64url');
}

/** What is stored of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
