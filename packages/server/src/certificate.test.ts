import { once } from 'node:events';
import { copyFileSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CertificateFiles, followCertificate, readCertificate } from './certificate.ts';
import { authorities, certificates, firstCertificate } from './testing/certificates.ts';

let folder: string;
let files: CertificateFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-certificate-'));
  files = { keyFile: join(folder, 'key.pem'), certFile: join(folder, 'cert.pem') };
  put(certificates.first);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put({ keyFile, certFile }: CertificateFiles) {
  copyFileSync(keyFile, files.keyFile);
  copyFileSync(certFile, files.certFile);
}

it('names the file that can not be used, and why', () => {
  expect(readCertificate(files)).toEqual(firstCertificate);
  const { keyFile, certFile } = files;
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

it('is renewed for new connections; a broken one is reported, and the one before stays', async () => {
  const server = createServer(firstCertificate, (socket) => socket.on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const errors: string[] = [];
  const stop = followCertificate(
    files,
    {
      onChange: (certificate) => server.setSecureContext(certificate),
      onError: ({ message }) => errors.push(message),
    },
    5,
  );
  const name = async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', ca: authorities });
    await once(socket, 'secureConnect');
    const { subject } = socket.getPeerCertificate();
    socket.destroy();
    return subject.CN;
  };
  try {
    expect(await name()).toBe('Lectern test, first');
    writeFileSync(files.certFile, 'half a');
    await expect.poll(() => errors).toEqual([expect.stringContaining('is not a PEM file with a certificate')]);
    expect(await name()).toBe('Lectern test, first');
    put(certificates.second);
    await expect.poll(name).toBe('Lectern test, second');
    // As certbot and Kubernetes do it.
    for (const [file, kept] of [
      [files.keyFile, certificates.first.keyFile],
      [files.certFile, certificates.first.certFile],
    ] as const) {
      symlinkSync(kept, `${file}.new`);
      renameSync(`${file}.new`, file);
    }
    await expect.poll(name).toBe('Lectern test, first');
  } finally {
    stop();
    server.close();
  }
});
