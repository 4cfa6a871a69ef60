import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { partnerKey } from './partnerKey.ts';
import { httpUrl, maxCharacters, withDefault } from './primitives.ts';

const base64Url = (minimum: number, maximum: number) =>
  z
    .string(ruleMessage('rule.id'))
    .check(
      z.minLength(minimum, { error: ruleMessage('rule.id'), abort: true }),
      maxCharacters(maximum, ruleMessage('rule.id')),
      z.regex(/^[A-Za-z0-9_.~-]+$/, ruleMessage('rule.id')),
    );

/** A page of a partner that asks for a sign-in, and where it is answered. */
export const authorizationClient = z.strictObject({ key: partnerKey, returnTo: httpUrl });

/** The challenge is the SHA-256 of a verifier that only the asking page knows (PKCE, RFC 7636), as base64url. */
export const authorizationRequest = z.strictObject({
  key: partnerKey,
  returnTo: httpUrl,
  codeChallenge: base64Url(43, 43),
});

/** A code and the verifier of its challenge. */
export const codeExchange = z.strictObject({
  key: partnerKey,
  code: base64Url(1, 64),
  codeVerifier: base64Url(43, 128),
});

/** What a partner's page may do for someone who has signed in there: study, or shop. */
export const partnerScope = z.enum(['learn', 'buy']);
export type PartnerScope = z.output<typeof partnerScope>;

/** Who asks for a sign-in, where the answer goes, and what it opens there. */
export const authorizationAsker = z.object({
  name: z.string(),
  origin: z.string(),
  scopes: withDefault(z.array(partnerScope), partnerScope.options),
});

/** A handle renews the session of a partner's page; each is used once. */
export const sessionHandle = base64Url(1, 160);
