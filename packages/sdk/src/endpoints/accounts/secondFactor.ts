import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import { codesConfirmation } from '../../schemas/oneTimeCode.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';
import {
  codesSetup,
  codesTurnedOn,
  newPasskey,
  ownerConfirmation,
  passkey,
  passkeyCreation,
  passkeyRemoval,
  recoveryCodes,
  secondFactorView,
} from '../../schemas/secondFactor.ts';

/** One-time codes and passkeys (beyond §7). Each change asks for the password, and for a code where codes are on. */
export const secondFactor = {
  /** What is set up. */
  get: {
    method: 'GET',
    path: '/user/second-factor',
    input: emptyInput,
    output: secondFactorView,
    failure: 'error.unexpected',
  },
  /** Answers a secret to add to an app. Nothing is asked for until `turnOnCodes`. */
  setUpCodes: {
    method: 'POST',
    path: '/user/one-time-codes',
    input: ownerConfirmation,
    output: codesSetup,
    failure: 'error.unexpected',
    refuses: ['wrong_password', 'wrong_code', 'codes_on', 'email_unconfirmed', 'too_many_attempts', 'busy'],
  },
  /**
   * Turns codes on with a first one of the app, and ends every other session. `session.turnOnCodes` also keeps the new
   * token.
   */
  turnOnCodes: {
    method: 'POST',
    path: '/user/one-time-codes/confirm',
    input: codesConfirmation,
    output: codesTurnedOn,
    failure: 'error.unexpected',
    refuses: ['wrong_code', 'codes_on', 'setup_expired', 'too_many_attempts'],
  },
  /** Turns codes off. */
  turnOffCodes: {
    method: 'POST',
    path: '/user/one-time-codes/remove',
    input: ownerConfirmation,
    output: emptyOutput,
    failure: 'error.unexpected',
    refuses: ['wrong_password', 'wrong_code', 'codes_off', 'too_many_attempts', 'busy'],
  },
  /** Ten new recovery codes in place of the old ones. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/user/recovery-codes',
    input: ownerConfirmation,
    output: recoveryCodes,
    failure: 'error.unexpected',
    refuses: ['wrong_password', 'wrong_code', 'codes_off', 'too_many_attempts', 'busy'],
  },
  /** What `navigator.credentials.create` takes. */
  setUpPasskey: {
    method: 'POST',
    path: '/user/passkeys/set-up',
    input: ownerConfirmation,
    output: passkeyCreation,
    failure: 'error.unexpected',
    refuses: ['wrong_password', 'wrong_code', 'email_unconfirmed', 'too_many', 'too_many_attempts', 'busy'],
  },
  /** Adds the passkey that the browser has made. */
  addPasskey: {
    method: 'POST',
    path: '/user/passkeys',
    input: newPasskey,
    output: z.object({ passkey }),
    failure: 'error.unexpected',
    refuses: ['wrong_passkey', 'too_many'],
  },
  /** Removes a passkey. */
  removePasskey: {
    method: 'POST',
    path: '/user/passkeys/{id}/remove',
    input: passkeyRemoval,
    output: emptyOutput,
    failure: 'error.unexpected',
    refuses: ['wrong_password', 'wrong_code', 'too_many_attempts', 'busy'],
  },
} satisfies EndpointGroup;
