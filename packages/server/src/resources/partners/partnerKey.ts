import { randomInt } from 'node:crypto';

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const random = (length: number): string =>
  Array.from({ length }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/** A new publishable key: `pk_` and 24 random letters and digits. */
export const newPartnerKey = (): string => `pk_${random(24)}`;

const SECRET_LENGTH = 40;
const PREFIX = 'lpk_';
/** Characters of an API key. */
export const API_KEY_LENGTH = PREFIX.length + SECRET_LENGTH;

/** A new API key, which is secret: `lpk_` and 40 random letters and digits. Tools that look for secrets know it by its beginning. */
export const newApiKey = (): string => PREFIX + random(SECRET_LENGTH);
