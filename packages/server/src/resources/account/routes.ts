import { endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import { audit } from '../../plugins/logging.ts';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { isPassword } from '../auth/passwords.ts';
import { sessionOf } from '../auth/sessionOf.ts';
import { tryPassword } from '../auth/tryPassword.ts';
import { findUser } from '../users/repository.ts';
import { removeAccount } from './deleteAccount.ts';
import { endPayments } from './endPayments.ts';
import { EXPORT_SECONDS, exportPath } from './registerExport.ts';
import { endAllSignIns, endListed, listSignIns } from './signInRepository.ts';

/** What people may ask of their account. */
export function accountRoutes(services: Services): Route[] {
  const { app, db, files, storage } = services;
  const accountOf = async (id: string) => {
    const user = await findUser(db, id);
    if (!user) throw problems.unauthenticated();
    return user;
  };
  /** Rate-limited, so that a stolen session can't be used to guess the password. */
  async function requirePassword(
    id: string,
    given: string | undefined,
    request: FastifyRequest,
    failure: Parameters<typeof audit>[1],
  ) {
    const { passwordHash } = await accountOf(id);
    if (passwordHash === null) return;
    const attempt = { account: `change ${id}`, address: clientAddress(request.ip) };
    if (await tryPassword(db, attempt, () => isPassword(passwordHash, given ?? ''))) return;
    audit(request, failure, id);
    throw problems.wrongPassword();
  }

  return [
    route(endpoints.account.signIns, signedIn, async ({ actor }) => {
      const [user, found] = [await findUser(db, actor.id), await listSignIns(db, actor.id)];
      return {
        hasPassword: Boolean(user?.passwordHash),
        signIns: found.map(({ id, browser, system, partnerName, createdAt, lastUsedAt }) => ({
          _id: id,
          browser: browser ?? '',
          system: system ?? '',
          ...(partnerName === undefined ? {} : { partnerName }),
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: id === actor.signInId,
        })),
      };
    }),

    route(
      endpoints.account.endSignIn,
      signedIn,
      async ({ input, actor, request }) => {
        if (!(await endListed(db, actor.id, input.id))) throw problems.signInNotFound();
        audit(request, 'signed_out', actor.id);
        return {};
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.account.endOtherSignIns,
      signedIn,
      async ({ actor, request }) => {
        const row = await endAllSignIns(db, actor.id, actor.signInId);
        if (!row) throw problems.unauthenticated();
        audit(request, 'signed_out_elsewhere', actor.id);
        return { token: sessionOf(app, row, files.linksFor(request), actor.signInId).token };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.account.exportAddress,
      signedIn,
      async ({ input, actor, request }) => {
        await requirePassword(actor.id, input.currentPassword, request, 'data_export_failed');
        audit(request, 'data_exported', actor.id);
        return { url: files.linksFor(request).signedPath(exportPath(actor.id), EXPORT_SECONDS) };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.account.remove, signedIn, async ({ input, actor, request }) => {
      if (input.email !== (await accountOf(actor.id)).email) throw problems.wrongEmail();
      await requirePassword(actor.id, input.currentPassword, request, 'account_deletion_failed');
      if (!(await endPayments(services, actor.id))) throw problems.accountNeeded('payment');
      const why = await removeAccount({ db, storage }, actor.id, (error) =>
        request.log.warn({ err: error }, 'an upload of a deleted account is left for the sweep'),
      );
      if (why) throw problems.accountNeeded(why);
      audit(request, 'account_deleted', actor.id);
      return {};
    }),
  ];
}
