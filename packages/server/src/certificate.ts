import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';

/** Paths of PEM files. */
export interface CertificateFiles {
  keyFile: string;
  /** The certificate, and after it those of its issuers. */
  certFile: string;
}

/** The contents of PEM files. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Throws an error that names the variable and the file if they can't be used. */
export function readCertificate({ keyFile, certFile }: CertificateFiles): Certificate {
  const key = read('TLS_KEY', keyFile);
  const cert = read('TLS_CERT', certFile);
  const privateKey = attempt(`TLS_KEY: ${keyFile} is not a PEM file with a private key without a passphrase`, () =>
    createPrivateKey(key),
  );
  const first = attempt(`TLS_CERT: ${certFile} is not a PEM file with a certificate`, () => new X509Certificate(cert));
  if (!first.checkPrivateKey(privateKey))
    throw new Error(`TLS_KEY: the key in ${keyFile} does not belong to the certificate in ${certFile}`);
  attempt(`TLS_CERT: ${certFile} and ${keyFile} can't be used`, () => createSecureContext({ key, cert }));
  return { key, cert };
}

function read(variable: string, file: string): string {
  return attempt(`${variable}: ${file} can't be read`, () => readFileSync(file, 'utf8'));
}

function attempt<T>(problem: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new Error(`${problem} (${(error as Error).message})`, { cause: error });
  }
}
