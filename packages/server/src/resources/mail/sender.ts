import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Mailbox } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import type { Faults } from '../../faults.ts';
import type { LinkTokens } from '../../linkTokens.ts';
import { MailError, type MailTransport } from '../../mail/transport.ts';
import type { MailContext } from './mailKind.ts';
import { type AddressedMail, claimMails, postponeMail, removeMail, settleMail } from './outboxRepository.ts';
import { isWanted } from './preferenceRepository.ts';
import { prepareMail } from './prepareMail.ts';

interface SenderOptions {
  db: Db;
  transport: MailTransport;
  origin: string;
  /** Who answers messages to support. */
  support?: Mailbox | undefined;
  linkTokens: LinkTokens;
  faults: Faults;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Between two looks into the queue. */
  lookMs?: number;
}

export interface Sender {
  /** Ends after the attempts under way, or cuts them after some seconds: they are tried again later. */
  stop(): Promise<void>;
}

const LOOK_MS = 2_000;
/** Sent at the same time by each server. */
const CONCURRENCY = 5;
/** The whole of an attempt; the lease of a claimed mail is longer. */
const ATTEMPT_MS = 60_000;
/** After the server could not be used, until the next mail. */
const PAUSE_MS = 30_000;
const STOP_MS = 5_000;
/** How long an answer of the mail server is kept in memory while the database doesn't take it. */
const SETTLE_TRIES = 60;
const SETTLE_MS = 1_000;

/** One minute, then four times as long each time, an hour at most: greylisting asks for some minutes. */
const retrySeconds = (attempts: number): number => Math.min(3_600, 60 * 4 ** (attempts - 1));

/** Sends what waits in the outbox, beside the requests. Several servers share the work. */
export function startSender(options: SenderOptions): Sender {
  const { db, transport, origin, support, linkTokens, faults, log, lookMs = LOOK_MS } = options;
  const stopping = new AbortController();
  const cutting = new AbortController();
  const context: MailContext = { db, origin, support, linkTokens };
  let problem: string | undefined;

  /** Keeps what the mail server has answered until the database has it. */
  async function settle(work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await work();
      } catch (error) {
        if (tries === SETTLE_TRIES || cutting.signal.aborted) throw error;
        await delay(SETTLE_MS, undefined, { signal: cutting.signal }).catch(() => {});
      }
    }
  }

  async function send(mail: AddressedMail): Promise<void> {
    if (mail.isLate) return settleMail(db, mail, 'failed', mail.error ?? 'It was too late.');
    const prepared = await prepareMail(context, mail);
    // Asked last, so that nothing is sent to somebody who has just stopped it.
    if (!prepared || !(await isWanted(db, mail, true))) return removeMail(db, mail);
    try {
      await transport.send(prepared, AbortSignal.any([cutting.signal, AbortSignal.timeout(ATTEMPT_MS)]));
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      if (error.isServer) {
        problem = error.message;
        faults.report('mail', problem);
      }
      if (error.isPermanent) log.warn(`a mail (${mail.kind}, ${mail.id}) was refused: ${error.message}`);
      return settle(() =>
        error.isPermanent
          ? settleMail(db, mail, 'failed', error.message)
          : postponeMail(db, mail, retrySeconds(mail.attempts), error.message),
      );
    }
    problem = undefined;
    faults.clear('mail');
    await settle(() => settleMail(db, mail, 'sent', null));
  }

  async function sendDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const claimed = await claimMails(db, CONCURRENCY);
      if (claimed.length === 0) return;
      const before = problem;
      const results = await Promise.allSettled(claimed.map(send));
      // The lease ends, and the mail is tried again.
      for (const result of results)
        if (result.status === 'rejected') log.error({ err: result.reason }, 'a mail could not be prepared or settled');
      if (problem === undefined) continue;
      if (problem !== before) log.warn(`mail can't be sent: ${problem}`);
      await delay(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  /** So that a wrong address or password is named before the first mail. */
  async function check(): Promise<void> {
    try {
      await transport.check();
    } catch (error) {
      problem = (error as Error).message;
      faults.report('mail', problem);
      log.warn(`mail can't be sent: ${problem}`);
    }
  }

  async function run(): Promise<void> {
    await check();
    while (!stopping.signal.aborted) {
      await sendDue().catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'));
      await delay(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }
  const running = run();

  return {
    async stop() {
      stopping.abort();
      const cut = setTimeout(() => cutting.abort(), STOP_MS);
      await running;
      clearTimeout(cut);
    },
  };
}
