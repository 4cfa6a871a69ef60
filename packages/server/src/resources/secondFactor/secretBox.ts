import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the database keeps, so that a copy of it signs nobody in. */
export interface SecretBox {
  /** @param owner whose secret it is: it opens for nobody else */
  close(secret: string, owner: string): string;
  /** Undefined where it was closed with another key. */
  open(closed: string, owner: string): string | undefined;
}

/** @param purpose what is kept: each purpose has its own key */
export function createSecretBox(tokenSecret: string, purpose: 'one-time codes' | 'webhooks'): SecretBox {
  // A derived key, so that it can never sign a token.
  const key = Buffer.from(hkdfSync('sha256', tokenSecret, '', `lectern ${purpose}`, 32));
  return {
    close(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(closed, owner) {
      const bytes = Buffer.from(closed, 'base64url');
      const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString('utf8');
      } catch {
        return undefined; // TOKEN_SECRET is another one since.
      }
    },
  };
}
