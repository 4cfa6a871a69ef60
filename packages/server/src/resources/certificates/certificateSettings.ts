import { readFile } from 'node:fs/promises';
import { ConfigError } from '../../configError.ts';
import { createFonts, type PdfFonts } from '../../pdf/fonts.ts';
import { readSigningKey } from './keys.ts';

/** What certificates are signed and drawn with, beside what the server has itself. */
export interface CertificateSettings {
  /** The private key, as PEM (PKCS 8); absent: one that is kept in the database. */
  key: string | undefined;
  fonts: PdfFonts;
}

/** Reads the files that the settings name. Throws a `ConfigError` where one can't be used. */
export async function readCertificateSettings(given: {
  keyFile: string | undefined;
  fonts: readonly string[];
}): Promise<CertificateSettings> {
  const { keyFile, fonts } = given;
  const key = keyFile === undefined ? undefined : await readKey(keyFile);
  try {
    return { key, fonts: createFonts(fonts) };
  } catch (error) {
    throw new ConfigError(`Lectern cannot start:\n  CERTIFICATE_FONTS: ${(error as Error).message}`);
  }
}

async function readKey(path: string): Promise<string> {
  try {
    const key = await readFile(path, 'utf8');
    await readSigningKey(key);
    return key;
  } catch (error) {
    const why = (error as Error).message;
    throw new ConfigError(
      `Lectern cannot start:\n  CERTIFICATE_KEY must name a private RSA key in PEM (PKCS 8), such as from \`openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048\`: ${why}`,
    );
  }
}
