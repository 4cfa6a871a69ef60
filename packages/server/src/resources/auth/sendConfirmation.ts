import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { hashOfToken, type LinkTokens } from '../../linkTokens.ts';
import type { Outbox } from '../mail/outbox.ts';
import { addConfirmation } from './confirmationRepository.ts';

/**
 * Sends a link to the address of an account, unless it is confirmed. Returns 0, or the seconds to wait where the account has
 * got too many.
 */
export async function sendConfirmation(
  tx: Db,
  { mail, linkTokens }: { mail: Outbox; linkTokens: LinkTokens },
  userId: string,
): Promise<number> {
  const id = newId();
  const added = await addConfirmation(tx, { id, userId, tokenHash: hashOfToken(linkTokens.confirmation(id)) });
  if (added === 'added') await mail.queue(tx, 'confirmation', { userId, subjectId: id });
  return typeof added === 'object' ? added.wait : 0;
}
