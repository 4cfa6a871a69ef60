import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { touchSignIn } from './signInRepository.ts';

const HOUR_MS = 3_600_000;
/** Sign-ins of which this process knows that the hour is recorded. */
const MAX_KNOWN = 10_000;

/** Keeps the list of where people are signed in: once an hour for each sign-in, whichever way it came about. */
export function createSignInRecord(db: Db) {
  const hours = new Map<string, number>();
  return async (request: FastifyRequest, userId: string, signInId: string | undefined): Promise<void> => {
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (signInId === undefined || hours.get(signInId) === hour) return;
    if (hours.size >= MAX_KNOWN) hours.clear();
    hours.set(signInId, hour);
    try {
      await touchSignIn(db, { id: signInId, userId, userAgent: request.headers['user-agent'] });
    } catch (error) {
      // The call itself may only read, which a full disk doesn't prevent.
      hours.delete(signInId);
      request.log.debug({ err: error }, 'the use of a sign-in was not recorded');
    }
  };
}
