import type { Services } from '../../services.ts';
import { countWaiting } from './outboxRepository.ts';

/** Why this server can send no mail now, and how many wait; undefined while it can. */
export async function mailFault({ db, faults }: Pick<Services, 'db' | 'faults'>) {
  const fault = faults.find('mail');
  return fault && { ...fault, waiting: await countWaiting(db) };
}
