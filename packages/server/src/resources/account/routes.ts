import { endpoints } from '@lectern/sdk/api';
import { audit } from '../../plugins/logging.ts';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { isPassword } from '../auth/passwords.ts';
import { sessionOf } from '../auth/sessionOf.ts';
import { tryPassword } from '../auth/tryPassword.ts';
import { reconcileOrder } from '../orders/reconcile.ts';
import { listPendingOrders } from '../orders/repository.ts';
import { findUser } from '../users/repository.ts';
import { removeAccount } from './deleteAccount.ts';
import { EXPORT_SECONDS, exportPath } from './registerExport.ts';
import { endAllSignIns, endListed, listSignIns } from './signInRepository.ts';

/** What people may ask of their account. */
export function accountRoutes(services: Services): Route[] {
  const { app, db, files, storage } = services;
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

    route(endpoints.account.exportAddress, signedIn, async ({ actor, request }) => {
      audit(request, 'data_exported', actor.id);
      return { url: files.linksFor(request).signedPath(exportPath(actor.id), EXPORT_SECONDS) };
    }),

    route(endpoints.account.remove, signedIn, async ({ input, actor, request }) => {
      const user = await findUser(db, actor.id);
      if (!user) throw problems.unauthenticated();
      if (input.email !== user.email) throw problems.wrongEmail();
      if (user.passwordHash !== null) {
        // Rate-limited, so that a stolen session can't be used to guess the password.
        const attempt = { account: `change ${actor.id}`, address: clientAddress(request.ip) };
        const isRight = await tryPassword(db, attempt, () =>
          isPassword(user.passwordHash, input.currentPassword ?? ''),
        );
        if (!isRight) {
          audit(request, 'account_deletion_failed', actor.id);
          throw problems.wrongPassword();
        }
      }
      // A form that is still open in another tab can't pay any more.
      for (const orderId of await listPendingOrders(db, actor.id))
        if ((await reconcileOrder(services, orderId, 'cancel')) === 'processing')
          throw problems.accountNeeded('payment');
      const why = await removeAccount({ db, storage }, actor.id, (error) =>
        request.log.warn({ err: error }, 'an upload of a deleted account is left for the sweep'),
      );
      if (why) throw problems.accountNeeded(why);
      audit(request, 'account_deleted', actor.id);
      return {};
    }),
  ];
}
