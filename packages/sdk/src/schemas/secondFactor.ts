import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { oneTimeCode } from './oneTimeCode.ts';
import { id, maxCharacters, optional, requiredText, withDefault } from './primitives.ts';
import { qrCode } from './qrCode.ts';

/** Most passkeys of one account. */
export const MAX_PASSKEYS = 20;

/** A passkey of the account. */
export const passkey = z.object({
  _id: z.string(),
  /** As its owner calls it. */
  name: z.string(),
  /** ISO timestamp. */
  createdAt: z.string(),
  /** ISO timestamp; missing until it was used. */
  lastUsedAt: optional(z.string()),
});
export type Passkey = z.output<typeof passkey>;

/** How an account is protected beside its password. */
export const secondFactorView = z.object({
  /** Since when a code is asked for after the password, as an ISO timestamp; missing: none is. */
  codesSince: optional(z.string()),
  /** Recovery codes that are left. */
  recoveryCodesLeft: withDefault(z.number(), 0),
  passkeys: z.array(passkey),
  /** Whether each change asks for the password: not for those who only sign in through a provider. */
  hasPassword: withDefault(z.boolean(), true),
  /** Whether the marketplace requires one, and this sign-in has none yet: what admins do is refused until then. */
  isMissing: withDefault(z.boolean(), false),
});
/** How an account is protected beside its password. */
export type SecondFactor = z.output<typeof secondFactorView>;

/** What shows that the caller is the account's owner: its password, if it has one, and a code, if it asks for one. */
const confirmation = {
  currentPassword: z.optional(z.string().check(maxCharacters(200))),
  code: z.optional(oneTimeCode),
};

/** The body of calls that only ask whether it is the owner who makes them. */
export const ownerConfirmation = z.strictObject(confirmation);
export type OwnerConfirmation = z.input<typeof ownerConfirmation>;

/** A secret to add to an app. */
export const codesSetup = z.object({
  /** In base 32, to be typed. */
  secret: z.string(),
  /** The `otpauth:` address, for apps on the same device. */
  address: z.string(),
  /** The address, for an app on another device. */
  qr: qrCode,
});
export type CodesSetup = z.output<typeof codesSetup>;

/** Codes that sign in once each, in place of the app's. They are shown once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The same, with the token that goes on: every other session has ended. */
export const codesTurnedOn = z.extend(recoveryCodes, { token: z.string() });

/** Base64url of a size that authenticators stay below. */
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/));
const credentialId = bytes(1_400).check(z.minLength(1));

/** What every authenticator answers, as `PublicKeyCredential.toJSON()` writes it. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  clientExtensionResults: z._default(z.record(z.string().check(z.maxLength(40)), z.unknown()), {}),
};

/** The answer to `navigator.credentials.create`, as JSON. Unknown fields of newer browsers are left out. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

/** The answer to `navigator.credentials.get`, as JSON. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: z.optional(z.nullable(bytes(200))),
  }),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What `navigator.credentials.create` takes, as JSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.optional(z.number()),
  excludeCredentials: withDefault(z.array(descriptor), []),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** What `navigator.credentials.get` takes, as JSON. The account isn't known yet: the person chooses it. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.optional(z.number()),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** POST /user/passkeys */
export const newPasskey = z.strictObject({ name: requiredText('rule.passkeyName', 60), credential: newCredential });
export type NewPasskey = z.input<typeof newPasskey>;

/** POST /user/passkeys/{id}/remove */
export const passkeyRemoval = z.strictObject({ id, ...confirmation });

/** POST /auth/signin/finish: the challenge of a sign-in that asks for more, and the code or the passkey that answers it. */
export const signInFinish = z
  .strictObject({
    challenge: z.string().check(z.minLength(1), z.maxLength(200)),
    code: z.optional(oneTimeCode),
    credential: z.optional(usedCredential),
  })
  .check(
    z.refine(({ code, credential }) => (code === undefined) !== (credential === undefined), {
      error: ruleMessage('rule.code'),
      path: ['code'],
    }),
  );
export type SignInFinish = z.input<typeof signInFinish>;
