import { endpoints } from '@lectern/sdk/api';
import { audit } from '../../plugins/logging.ts';
import { signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { uploadOf } from '../../uploads/Upload.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { hashPassword, isCommonPassword, isPassword } from '../auth/passwords.ts';
import { sessionOf } from '../auth/sessionOf.ts';
import { tryPassword } from '../auth/tryPassword.ts';
import { findNotificationSettings, updateNotificationSettings } from './instructorNotifications.ts';
import { listNotifications, markRead, removeNotifications } from './notificationRepository.ts';
import { changePassword, findUser, updateUser } from './repository.ts';
import { toUser } from './userView.ts';

export function userRoutes({ app, db, files }: Services): Route[] {
  return [
    route(endpoints.users.profile, signedIn, async ({ actor, request }) => {
      const row = await findUser(db, actor.id);
      if (!row) throw problems.unauthenticated();
      return { user: toUser(row, files.linksFor(request)) };
    }),

    route(endpoints.users.updateProfile, signedIn, async ({ input, actor, request }) => {
      const { profilePicture, ...fields } = input;
      const row = await db.transaction(async (tx) => {
        const picture = profilePicture && uploadOf('profilePicture', profilePicture);
        const pictureFileId = await picture?.save(tx, { ownerId: actor.id, isPublic: true });
        const updated = await updateUser(tx, actor, pictureFileId ? { ...fields, pictureFileId } : fields);
        if (!updated) throw problems.unauthenticated();
        return updated;
      });
      // The token contains names and picture, so that it has to be renewed.
      return sessionOf(app, row, files.linksFor(request), actor.signInId);
    }),

    route(
      endpoints.users.changePassword,
      signedIn,
      async ({ input, actor, request }) => {
        if (isCommonPassword(input.newPassword)) throw problems.invalidField('newPassword', 'rule.passwordCommon');
        // Rate-limited, so that a stolen session cannot be used to guess the password.
        const attempt = { account: `change ${actor.id}`, address: clientAddress(request.ip) };
        const user = await findUser(db, actor.id);
        const isRight = await tryPassword(db, attempt, () => isPassword(user?.passwordHash, input.currentPassword));
        if (!isRight) {
          audit(request, 'password_change_failed', actor.id);
          throw problems.wrongPassword();
        }
        const row = await changePassword(db, actor, await hashPassword(input.newPassword));
        if (!row) throw problems.unauthenticated();
        audit(request, 'password_changed', actor.id);
        const { token } = sessionOf(app, row, files.linksFor(request), actor.signInId);
        return { token };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.users.notifications, signedIn, async ({ actor }) => {
      const rows = await listNotifications(db, actor.id);
      return {
        notifications: rows.map(({ id, createdAt, userId: _, subjectId: __, ...rest }) => ({
          _id: id,
          createdAt: createdAt.toISOString(),
          ...rest,
        })),
      };
    }),

    route(
      endpoints.users.markNotificationsRead,
      signedIn,
      async ({ input, actor }) => {
        await markRead(db, actor.id, input.ids);
        return {};
      },
      { changes: 'nothing' },
    ),

    route(endpoints.users.notificationSettings, signedIn, async ({ actor }) => ({
      settings: await findNotificationSettings(db, actor.id),
    })),

    route(
      endpoints.users.updateNotificationSettings,
      signedIn,
      async ({ input, actor }) => ({
        settings: await db.transaction((tx) => updateNotificationSettings(tx, actor.id, input)),
      }),
      { changes: 'nothing' },
    ),

    route(
      endpoints.users.removeNotifications,
      signedIn,
      async ({ input, actor }) => {
        await removeNotifications(db, actor.id, input.ids);
        return {};
      },
      { changes: 'nothing' },
    ),
  ];
}
