import { byNumber } from '@lectern/sdk/api';
import type { Db } from '../db/database.ts';
import { findByNumber, revoke } from '../resources/certificates/repository.ts';
import { OperatorError } from './OperatorError.ts';

/** Takes a certificate back. Returns its number. */
export async function revokeCertificate(db: Db, given: string): Promise<string> {
  const parsed = byNumber.safeParse({ number: given });
  if (!parsed.success) throw new OperatorError(`${given} isn't the number of a certificate, such as 7K2M-90QX-4TBD.`);
  const { number } = parsed.data;
  if (await revoke(db, number)) return number;
  throw new OperatorError(
    (await findByNumber(db, number)) ? `${number} was revoked before.` : `There is no certificate ${number}.`,
  );
}
