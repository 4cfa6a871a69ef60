import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type JWK,
} from 'jose';
import type { Db } from '../../db/database.ts';
import { addKey, findKey, findPrivateKey, listKeys } from './keyRepository.ts';

/** Of all that readers of Open Badges have to understand, the only one. */
export const ALGORITHM = 'RS256';
const MODULUS_BITS = 2_048;

export interface SigningKey {
  id: string;
  privateKey: CryptoKey;
}

/** The keys of certificates. */
export interface CertificateKeys {
  /** The one that signs now; made with the first signature if none is configured. */
  current(): Promise<SigningKey>;
  /** The public one with this thumbprint, also of a key that is no longer used. */
  find(id: string): Promise<JWK | undefined>;
  list(): Promise<JWK[]>;
}

/** Reads a private RSA key. Throws where it isn't one, or is too short. */
export async function readSigningKey(pem: string): Promise<{ privateKey: CryptoKey; publicKey: JWK }> {
  const privateKey = await importPKCS8(pem, ALGORITHM, { extractable: true });
  const publicKey = await publicPartOf(privateKey);
  const bits = Buffer.from(publicKey.n ?? '', 'base64url').length * 8;
  if (bits < MODULUS_BITS) throw new Error(`the key has ${bits} bits, and needs at least ${MODULUS_BITS}`);
  return { privateKey, publicKey };
}

async function publicPartOf(privateKey: CryptoKey): Promise<JWK> {
  const { kty, n, e } = await exportJWK(privateKey);
  return { kty, n, e } as JWK;
}

/** @param pem the configured private key; absent: one that is kept in the database */
export function createCertificateKeys(db: Db, pem: string | undefined): CertificateKeys {
  async function configured(given: string): Promise<SigningKey> {
    const { privateKey, publicKey } = await readSigningKey(given);
    const id = await calculateJwkThumbprint(publicKey);
    await addKey(db, { id, publicKey });
    return { id, privateKey };
  }
  async function kept(): Promise<SigningKey> {
    if (!(await findPrivateKey(db))) {
      const pair = await generateKeyPair(ALGORITHM, { modulusLength: MODULUS_BITS, extractable: true });
      const publicKey = await publicPartOf(pair.privateKey);
      // Of several servers that start together one makes the key of all.
      await addKey(db, {
        id: await calculateJwkThumbprint(publicKey),
        publicKey,
        privateKey: await exportJWK(pair.privateKey),
      });
    }
    const row = await findPrivateKey(db);
    if (!row) throw new Error('The key that signs certificates is gone.');
    return { id: row.id, privateKey: (await importJWK(row.privateKey, ALGORITHM)) as CryptoKey };
  }
  let loading: Promise<SigningKey> | undefined;
  return {
    current() {
      loading ??= (pem === undefined ? kept() : configured(pem)).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    find: (id) => findKey(db, id),
    list: () => listKeys(db),
  };
}
