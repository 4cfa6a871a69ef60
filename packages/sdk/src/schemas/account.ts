import * as z from 'zod/mini';
import { maxCharacters, optional, withDefault } from './primitives.ts';
import { email } from './user.ts';

/** A place where somebody is signed in: a browser, or a partner's page in one. */
export const signIn = z.object({
  _id: z.string(),
  /** As the browser calls itself, such as Firefox; empty if it doesn't. */
  browser: withDefault(z.string(), ''),
  /** The operating system, likewise. */
  system: withDefault(z.string(), ''),
  /** Whose page it is; missing for the marketplace itself. */
  partnerName: optional(z.string()),
  /** ISO timestamp. */
  createdAt: z.string(),
  /** ISO timestamp, to the hour. */
  lastUsedAt: z.string(),
  /** Whether the call came from there. */
  isCurrent: withDefault(z.boolean(), false),
});
export type SignIn = z.output<typeof signIn>;

/** How somebody gets into the account. `hasPassword` is false for those who only sign in through a provider. */
export const signInList = z.object({ signIns: z.array(signIn), hasPassword: withDefault(z.boolean(), true) });
export type SignInList = z.output<typeof signInList>;

const currentPassword = z.optional(z.string().check(maxCharacters(200)));

/** POST /user/export: the password of the account if it has one. */
export const accountExport = z.strictObject({ currentPassword });
export type AccountExport = z.input<typeof accountExport>;

/** POST /user/remove: the account's email, typed again, and its password if it has one. */
export const accountRemoval = z.strictObject({ email, currentPassword });
export type AccountRemoval = z.input<typeof accountRemoval>;
