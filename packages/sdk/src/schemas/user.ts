import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { limits } from '../rules/limits.ts';
import { isStorable } from './bounds.ts';
import { file } from './file.ts';
import { maxCharacters, optional, requiredText, text, withDefault } from './primitives.ts';

/** A user's role (§6). Admin can't be chosen at sign-up. */
export const role = z.enum(['learner', 'instructor', 'admin']);
export type Role = z.output<typeof role>;

/** Servers have three names for a user's id; all are accepted. */
const withUserId = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return value;
  const user = value as { userId?: unknown; _id?: unknown; id?: unknown };
  return { ...user, userId: user.userId ?? user._id ?? user.id };
};

const userFields = {
  userId: z.string().check(z.minLength(1)),
  role,
  firstName: withDefault(z.string(), ''),
  lastName: withDefault(z.string(), ''),
  email: withDefault(z.string(), ''),
  profilePicture: z.pipe(
    z.optional(z.nullable(z.string())),
    z.transform((picture) => picture ?? null),
  ),
  bio: withDefault(z.string(), ''),
  createdAt: optional(z.string()),
};

/** The signed-in user (§3). `profilePicture` is null if there is none. */
export const user = z.pipe(z.transform(withUserId), z.object(userFields));
export type User = z.output<typeof user>;

/** The answer to sign-in and sign-up (§7): the token and the user's fields. */
export const sessionAnswer = z.pipe(
  z.transform(withUserId),
  z.object({ token: z.string().check(z.minLength(1)), ...userFields }),
);
export type SessionAnswer = z.output<typeof sessionAnswer>;

/**
 * The session of a partner's page: a sign-in's answer without email and biography. `expiresIn` is the token's lifetime
 * in seconds. Without a `handle`, the session is a full one and lasts as any other.
 */
export const partnerSessionAnswer = z.pipe(
  z.transform(withUserId),
  z.object({
    token: z.string().check(z.minLength(1)),
    ...userFields,
    expiresIn: z.number(),
    handle: optional(z.string()),
  }),
);
export type PartnerSessionAnswer = z.output<typeof partnerSessionAnswer>;

/** The answer to saving a profile. `token` has the new name, if the server issues a new one. */
export const profileAnswer = z.object({ user, token: optional(z.string()) });

/** An email address, in lower case. */
export const email = z
  .string(ruleMessage('rule.emailRequired'))
  .check(
    z.trim(),
    z.minLength(1, ruleMessage('rule.emailRequired')),
    maxCharacters(254),
    z.refine(isStorable, ruleMessage('rule.email')),
    z.regex(/^[^\s@]+@[^\s@]+$/, ruleMessage('rule.email')),
    z.toLowerCase(),
  );

/** POST /auth/signin. The password is not trimmed: spaces are part of it. */
export const signInDraft = z.strictObject({
  email,
  password: z
    .string(ruleMessage('rule.passwordRequired'))
    .check(z.minLength(1, ruleMessage('rule.passwordRequired')), maxCharacters(200)),
});
export type SignInDraft = z.input<typeof signInDraft>;

const passwordOf = (short: ReturnType<typeof ruleMessage>, empty = short) =>
  z.string(empty).check(
    z.minLength(1, { error: empty, abort: true }),
    z.minLength(limits.minLength.password, short),
    maxCharacters(200),
    z.refine((value) => value.isWellFormed(), ruleMessage('rule.text')),
  );

/** POST /auth/signup. The role defaults to learner. The password has the length of a new one (§5). */
export const signUpDraft = z.strictObject({
  firstName: requiredText('rule.firstName', 80),
  lastName: requiredText('rule.lastName', 80),
  email,
  password: passwordOf('rule.passwordLength', ruleMessage('rule.passwordRequired')),
  role: z._default(z.enum(['learner', 'instructor'], ruleMessage('rule.role')), 'learner'),
});
export type SignUpDraft = z.input<typeof signUpDraft>;

/** PUT /user/profile: changes only the fields that are sent. */
export const profileUpdate = z.strictObject({
  firstName: z.optional(requiredText('rule.firstName', 80)),
  lastName: z.optional(requiredText('rule.lastName', 80)),
  bio: z.optional(text(2_000)),
  profilePicture: z.optional(file('profilePicture')),
});
export type ProfileUpdate = z.input<typeof profileUpdate>;

/** The fields of changing a password. */
export const passwords = {
  currentPassword: z
    .string(ruleMessage('rule.currentPassword'))
    .check(z.minLength(1, ruleMessage('rule.currentPassword')), maxCharacters(200)),
  newPassword: passwordOf('rule.newPasswordLength'),
};

/** PUT /user/change-password. */
export const passwordInput = z.strictObject(passwords);
export type PasswordInput = z.input<typeof passwordInput>;
