import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { OperatorError } from '../admin/OperatorError.ts';

/** What an archive is encrypted with: a passphrase, or a pair of keys of age. */
export type BackupKey =
  | { kind: 'passphrase'; text: string }
  /** The public key: it can encrypt, and not decrypt. */
  | { kind: 'recipient'; text: string }
  | { kind: 'identity'; text: string };

const MIN_PASSPHRASE_LENGTH = 16;

/** The key of a file or of the variable; undefined where there is neither. */
export async function readKey(file: string | undefined, variable: string | undefined): Promise<BackupKey | undefined> {
  if (file === undefined) return variable === undefined ? undefined : parseKey(variable, 'BACKUP_KEY');
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new OperatorError(`The key can't be read from ${file}: ${error.message}`);
  });
  return parseKey(text, file);
}

/** A passphrase, or what `age-keygen` prints, with its comments. */
function parseKey(given: string, place: string): BackupKey {
  const lines = given.split('\n').map((line) => line.trim());
  const text = lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n');
  if (/^AGE-SECRET-KEY-\S+$/.test(text)) return { kind: 'identity', text };
  if (/^age1\S+$/.test(text)) return { kind: 'recipient', text };
  if (text.length >= MIN_PASSPHRASE_LENGTH) return { kind: 'passphrase', text };
  throw new OperatorError(
    `${place} must be a passphrase of ${MIN_PASSPHRASE_LENGTH} characters or more, or a key of age (age1… or AGE-SECRET-KEY-1…).`,
  );
}

export async function encrypterOf(key: BackupKey): Promise<Encrypter> {
  const encrypter = new Encrypter();
  try {
    if (key.kind === 'passphrase') encrypter.setPassphrase(key.text);
    else encrypter.addRecipient(key.kind === 'recipient' ? key.text : await identityToRecipient(key.text));
  } catch (error) {
    throw new OperatorError(`The key is not one of age: ${(error as Error).message}.`);
  }
  return encrypter;
}

export function decrypterOf(key: BackupKey): Decrypter {
  if (key.kind === 'recipient')
    throw new OperatorError('age1… is the public key, which can only encrypt. Restore with its AGE-SECRET-KEY-1….');
  const decrypter = new Decrypter();
  try {
    if (key.kind === 'passphrase') decrypter.addPassphrase(key.text);
    else decrypter.addIdentity(key.text);
  } catch (error) {
    throw new OperatorError(`The key is not one of age: ${(error as Error).message}.`);
  }
  return decrypter;
}
