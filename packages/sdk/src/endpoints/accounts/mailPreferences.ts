import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  mailPreference,
  mailPreferenceChange,
  mailPreferencesFound,
  mailPreferences as mailPreferencesOutput,
  mailPreferencesUpdate,
  mailPreferenceToken,
} from '../../schemas/mailPreferences.ts';
import { emptyInput } from '../../schemas/primitives.ts';

/** Which mails somebody wants, of those that can be stopped (beyond §7). */
export const mailPreferences = {
  /** Those of the account. Without `preferences` the server writes no mails. */
  get: {
    method: 'GET',
    path: '/user/mail-preferences',
    input: emptyInput,
    output: mailPreferencesFound,
    failure: 'error.unexpected',
  },
  /** Turns mails on or off by kind; only what is sent changes. */
  update: {
    method: 'PUT',
    path: '/user/mail-preferences',
    input: mailPreferencesUpdate,
    output: z.object({ preferences: mailPreferencesOutput }),
    failure: 'error.unexpected',
  },
  /** Which mails the link in a mail is for, and whether they are on. */
  check: {
    method: 'POST',
    path: '/mail/preference/check',
    input: mailPreferenceToken,
    output: mailPreference,
    failure: 'error.unexpected',
    refuses: ['invalid_link'],
    anonymous: true,
  },
  /** Turns these mails off, or on again. It needs no sign-in, and makes none. */
  change: {
    method: 'PUT',
    path: '/mail/preference',
    input: mailPreferenceChange,
    output: mailPreference,
    failure: 'error.unexpected',
    refuses: ['invalid_link'],
    anonymous: true,
  },
} satisfies EndpointGroup;
