import { endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import { hashOfToken } from '../../linkTokens.ts';
import { audit } from '../../plugins/logging.ts';
import { anyone, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { clientAddress } from './clientAddress.ts';
import { confirmEmail, findConfirmation, isEmailConfirmed } from './confirmationRepository.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { beginResetLink } from './signInLimits.ts';

/** Addresses that people show to be theirs, where mail is sent. */
export function emailConfirmationRoutes({ db, mail, linkTokens }: Services): Route[] {
  async function requireTurn(request: FastifyRequest): Promise<void> {
    const seconds = await beginResetLink(db, clientAddress(request.ip));
    if (seconds > 0) throw problems.tooManyAttempts(seconds);
  }

  return [
    // Nothing is to be confirmed where nothing is sent.
    route(endpoints.emailConfirmation.get, signedIn, async ({ actor }) => ({
      isConfirmed: mail.mode !== 'sent' || (await isEmailConfirmed(db, actor.id)),
    })),

    route(
      endpoints.emailConfirmation.send,
      signedIn,
      async ({ actor }) => {
        if (mail.mode !== 'sent') return {};
        const seconds = await db.transaction((tx) => sendConfirmation(tx, { mail, linkTokens }, actor.id));
        if (seconds > 0) throw problems.tooManyAttempts(seconds);
        return {};
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.emailConfirmation.check,
      anyone,
      async ({ input, request }) => {
        await requireTurn(request);
        return { state: (await findConfirmation(db, { tokenHash: hashOfToken(input.token) })) ?? 'expired' };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.emailConfirmation.confirm,
      anyone,
      async ({ input, request }) => {
        await requireTurn(request);
        const userId = await confirmEmail(db, hashOfToken(input.token));
        if (userId === undefined) throw problems.invalidLink();
        audit(request, 'email_confirmed', userId);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
