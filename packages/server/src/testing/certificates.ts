import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CertificateFiles, readCertificate } from '../certificate.ts';

const filesOf = (name: string): CertificateFiles => ({
  keyFile: join(import.meta.dirname, `tls/${name}.key`),
  certFile: join(import.meta.dirname, `tls/${name}.crt`),
});

/** Certificates of localhost, 127.0.0.1 and [::1], each signed with its own key. */
export const certificates = { first: filesOf('first'), second: filesOf('second') };

export const firstCertificate = readCertificate(certificates.first);

/** What a client trusts that connects to a server with any of them. */
export const authorities = Object.values(certificates).map(({ certFile }) => readFileSync(certFile, 'utf8'));
