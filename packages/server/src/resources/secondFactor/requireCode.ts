import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { audit } from '../../plugins/logging.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { beginCode, forgiveCodes } from '../auth/signInLimits.ts';
import { takeCode } from './codeRepository.ts';
import { report } from './report.ts';

/** Counts an attempt, whatever its code: those at the same time, on several servers, count too. */
export async function requireTurn(db: Db, userId: string): Promise<void> {
  const seconds = await beginCode(db, userId);
  if (seconds > 0) throw problems.tooManyAttempts(seconds);
}

/** Uses a code of the account in a transaction, after {@link requireTurn}. Rejects with `wrong_code`. */
export async function requireCode(
  tx: Db,
  { codeSecrets, mail }: Pick<Services, 'codeSecrets' | 'mail'>,
  userId: string,
  code: string,
  request: FastifyRequest,
): Promise<void> {
  const kind = await takeCode(tx, codeSecrets, userId, code);
  if (!kind) {
    audit(request, 'wrong_code', userId);
    throw problems.wrongCode();
  }
  await forgiveCodes(tx, userId);
  if (kind === 'recovery') await report(tx, mail, userId, 'recovery_used');
}
