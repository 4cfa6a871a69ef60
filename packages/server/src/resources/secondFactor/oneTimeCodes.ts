import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { qrCodeOf } from '../../qrCode.ts';

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps by which a clock may differ. */
const DRIFT = 1;
const RECOVERY_CODES = 10;
/** Base 32, five bits each: 80 bits, which nobody finds from a hash. */
const RECOVERY_CHARACTERS = 16;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Lectern', label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** The step of a code, if it is the secret's now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: DRIFT, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

/** What an app reads, as an address and as a picture. */
export function addressOf(secret: string, email: string) {
  const address = totpOf(secret, email).toString();
  return { address, qr: qrCodeOf(address) };
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(RECOVERY_CHARACTERS)]
      .map((byte, index) => `${index > 0 && index % 4 === 0 ? '-' : ''}${ALPHABET[byte % ALPHABET.length]}`)
      .join(''),
  );

/** A code as it was typed: of the app, a recovery code, or neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[a-z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : undefined;
}
