import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readCertificate } from './certificate.ts';
import { certificates, firstCertificate } from './testing/certificates.ts';

it('names the file that can not be used, and why', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { keyFile: join(folder, 'key.pem'), certFile: join(folder, 'cert.pem') };
  const { keyFile, certFile } = files;
  copyFileSync(certificates.first.keyFile, keyFile);
  copyFileSync(certificates.first.certFile, certFile);
  expect(readCertificate(files)).toEqual(firstCertificate);
  const refusal = () => expect(() => readCertificate(files));
  writeFileSync(certFile, 'x');
  refusal().toThrow(`TLS_CERT: ${certFile} is not a PEM file with a certificate (`);
  copyFileSync(certificates.second.certFile, certFile);
  refusal().toThrow(`TLS_KEY: the key in ${keyFile} does not belong to the certificate in ${certFile}`);
  copyFileSync(certFile, keyFile);
  refusal().toThrow(`TLS_KEY: ${keyFile} is not a PEM file with a private key without a passphrase (`);
  rmSync(keyFile);
  refusal().toThrow(`TLS_KEY: ${keyFile} can't be read (ENOENT`);
});
