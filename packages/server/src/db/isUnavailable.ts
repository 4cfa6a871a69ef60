import { causeOf } from '../causeOf.ts';
import { Problem } from '../problems.ts';

/**
 * Codes for temporary states: shutting down, starting, too many connections, cancelled by a timeout, deadlock, and a server
 * that is not yet, or no longer, the one to write to.
 */
const SQL_STATES = /^(08|53|57|58|40|25006|25P03)/;
const NETWORK_CODES = /^E(CONN|PIPE|HOST|NET|TIMEDOUT|AI_)|^ENOTFOUND$/;
/** Errors of the driver that have no code. */
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|PGlite is closed/i;

/** Whether an error means that the database is slow, busy or unreachable: the same call may work in a moment. */
export function isUnavailable(error: unknown): boolean {
  // What waited for its turn in vain.
  if (causeOf(error, Problem)?.status === 503) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, message } = current as Error & { code?: unknown };
    if (typeof code === 'string' && (NETWORK_CODES.test(code) || (/^[0-9A-Z]{5}$/.test(code) && SQL_STATES.test(code))))
      return true;
    if (DRIVER_MESSAGES.test(message)) return true;
  }
  return false;
}
