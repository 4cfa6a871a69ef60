import { compactVerify, decodeProtectedHeader, errors, importJWK, SignJWT } from 'jose';
import { SITE_NAME } from '../../pdf/taggedPdf.ts';
import { ALGORITHM, type CertificateKeys } from './keys.ts';
import type { CertificateRow } from './repository.ts';

/** Where the public keys are published, all, and one by its thumbprint. */
export const KEYS_PATH = '/.well-known/jwks.json';
export const KEY_PATH = '/.well-known/jwks/';

export const pageOf = (origin: string, number: string): string => `${origin}/certificates/${number}`;
export const keyUrl = (origin: string, id: string): string => `${origin}${KEY_PATH}${id}`;

/** What is signed: an achievement as Open Badges 3.0 describes one, which is a verifiable credential. */
export function toCredential(row: CertificateRow, origin: string) {
  const page = pageOf(origin, row.number);
  const taught = row.instructorName ? `, taught by ${row.instructorName}` : '';
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: row.courseTitle,
    issuer: { id: origin, type: ['Profile'], name: SITE_NAME, url: origin },
    validFrom: row.issuedAt.toISOString(),
    credentialSubject: {
      id: `${page}#holder`,
      type: ['AchievementSubject'],
      // The name as it was: there is no account that everyone could look up.
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: row.learnerName, identityType: 'name' }],
      achievement: {
        id: `${origin}/course/${row.courseId}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: row.courseTitle,
        description: `Completed the course "${row.courseTitle}"${taught}.`,
        criteria: { narrative: `All lectures, quizzes and assignments of the course: ${row.hours} hours.` },
      },
    },
  };
}

/** The credential as a signed token (VC-JWT). The same certificate, key and origin give the same token. */
export async function signCredential(keys: CertificateKeys, row: CertificateRow, origin: string): Promise<string> {
  const { id, privateKey } = await keys.current();
  const credential = toCredential(row, origin);
  return new SignJWT(credential)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: keyUrl(origin, id) })
    .setIssuer(origin)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(Math.floor(row.issuedAt.getTime() / 1000))
    .sign(privateKey);
}

/** The number in a token that was signed here, whenever; undefined for any other text. */
export async function readCredential(keys: CertificateKeys, token: string): Promise<string | undefined> {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    const [, id] = /\/([A-Za-z0-9_-]{43})$/.exec(String(kid).slice(-44)) ?? [];
    const key = alg === ALGORITHM && id !== undefined ? await keys.find(id) : undefined;
    if (!key) return undefined;
    const { payload } = await compactVerify(token, await importJWK(key, ALGORITHM), { algorithms: [ALGORITHM] });
    const { jti } = JSON.parse(new TextDecoder().decode(payload)) as { jti: string };
    return jti.slice(jti.lastIndexOf('/') + 1);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}
