import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../testing/withServer.ts';
import { readCertificateSettings } from './certificateSettings.ts';
import { createCertificateKeys } from './keys.ts';

const server = withServer();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-keys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keyFile(name: string, content: string) {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('CERTIFICATE_KEY', () => {
  it('signs, and its public part alone is kept', async () => {
    const { key } = await readCertificateSettings({ keyFile: await keyFile('good.pem', rsa(2_048)), fonts: [] });
    const keys = createCertificateKeys(server.db, key);
    const { id } = await keys.current();
    // A second server with the same file.
    expect((await createCertificateKeys(server.db, key).current()).id).toBe(id);
    expect(await keys.list()).toEqual([{ kid: id, kty: 'RSA', n: expect.any(String), e: 'AQAB' }]);
  });

  it.each([
    ['no.pem', 'no key'],
    ['short.pem', rsa(1_024)],
    ['curve.pem', generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ])('is named where it is no key for that: %s', async (name, content) => {
    const given = { keyFile: await keyFile(name, content), fonts: [] };
    await expect(readCertificateSettings(given)).rejects.toThrow(
      /^Lectern cannot start:\n {2}CERTIFICATE_KEY must name/,
    );
  });

  it('is named where there is no such file', async () => {
    const given = { keyFile: join(folder, 'missing.pem'), fonts: [] };
    await expect(readCertificateSettings(given)).rejects.toThrow(/CERTIFICATE_KEY .+ENOENT/s);
  });
});

it('CERTIFICATE_FONTS is named where a file is no font', async () => {
  const given = { keyFile: undefined, fonts: [await keyFile('font.ttf', 'no font')] };
  await expect(readCertificateSettings(given)).rejects.toThrow(/^Lectern cannot start:\n {2}CERTIFICATE_FONTS: /);
});
