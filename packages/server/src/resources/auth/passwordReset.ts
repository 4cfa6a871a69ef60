import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import { createConcurrencyLimit } from '../../concurrency.ts';
import { newId } from '../../db/newId.ts';
import { hashOfToken } from '../../linkTokens.ts';
import { audit } from '../../plugins/logging.ts';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { findUserByEmail } from '../users/repository.ts';
import { clientAddress } from './clientAddress.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { addReset, findReset, resetPassword } from './resetRepository.ts';
import { beginResetLink, beginResetRequest, forgive } from './signInLimits.ts';

/** At the same time; more are refused before they use a database connection. */
const MAX_REQUESTS = 50;
const MAX_CHANGES = 25;
/** Every answer takes this long, far longer than the work: its time doesn't tell whether there is an account. */
const ANSWER_MS = 400;

export function passwordResetRoutes({ db, mail, linkTokens }: Services): Route[] {
  const limitRequests = createConcurrencyLimit(MAX_REQUESTS, problems.busy);
  const limitChanges = createConcurrencyLimit(MAX_CHANGES, problems.busy);

  async function requireTurn(begin: typeof beginResetLink, request: FastifyRequest): Promise<void> {
    const seconds = await begin(db, clientAddress(request.ip));
    if (seconds > 0) throw problems.tooManyAttempts(seconds);
  }

  async function sendLink(email: string, request: FastifyRequest): Promise<void> {
    const user = await findUserByEmail(db, email);
    audit(request, 'password_reset_requested', user?.id);
    if (!user) return;
    const id = newId();
    await db.transaction(async (tx) => {
      const isAdded = await addReset(tx, { id, userId: user.id, tokenHash: hashOfToken(linkTokens.reset(id)) });
      if (isAdded) await mail.queue(tx, 'reset', { userId: user.id, subjectId: id });
    });
  }

  return [
    route(endpoints.passwordReset.options, anyone, async () => ({ isSent: mail.mode === 'sent' })),

    route(
      endpoints.passwordReset.request,
      anyone,
      async ({ input, request }) => {
        await limitRequests(async () => {
          await requireTurn(beginResetRequest, request);
          // The outbox of the demo isn't a mailbox: whoever reads it could take any account.
          if (mail.mode === 'sent') await Promise.all([sendLink(input.email, request), delay(ANSWER_MS)]);
        });
        return {};
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.passwordReset.check,
      anyone,
      async ({ input, request }) => {
        await requireTurn(beginResetLink, request);
        return { state: (await findReset(db, { tokenHash: hashOfToken(input.token) })) ?? 'expired' };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.passwordReset.confirm,
      anyone,
      async ({ input, request }) => {
        await requireTurn(beginResetLink, request);
        if (isCommonPassword(input.newPassword)) throw problems.invalidField('newPassword', 'rule.passwordCommon');
        const tokenHash = hashOfToken(input.token);
        const requireGood = async () => {
          const state = await findReset(db, { tokenHash });
          if (state !== 'good') throw state === 'used' ? problems.resetUsed() : problems.resetExpired();
        };
        // Before the password is hashed, which takes the processor for long.
        await requireGood();
        const user = await limitChanges(async () =>
          resetPassword(db, tokenHash, await hashPassword(input.newPassword)),
        );
        // Used or expired meanwhile.
        if (!user) {
          await requireGood();
          throw problems.resetExpired();
        }
        // Who forgot the password has tried it before.
        await forgive(db, { account: user.email, address: clientAddress(request.ip) });
        audit(request, 'password_reset', user.id);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
