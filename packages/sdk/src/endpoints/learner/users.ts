import * as z from 'zod/mini';
import type { EndpointGroup } from '../../http/endpoint.ts';
import {
  notification,
  notificationSettings,
  notificationSettingsUpdate,
  notificationsChosen,
} from '../../schemas/notification.ts';
import { emptyInput, emptyOutput } from '../../schemas/primitives.ts';
import { passwordInput, profileAnswer, profileUpdate, user } from '../../schemas/user.ts';

/** The signed-in person's own data (§7). */
export const users = {
  /** The whole profile. */
  profile: {
    method: 'GET',
    path: '/user/profile',
    input: emptyInput,
    output: z.object({ user }),
    failure: 'auth.profileFailed',
  },
  /** Saves names, bio and picture (at most 5 MB). `session.updateProfile` also updates the session's user. */
  updateProfile: {
    method: 'PUT',
    path: '/user/profile',
    input: profileUpdate,
    output: profileAnswer,
    failure: 'users.updateFailed',
    multipart: true,
  },
  /** Changes the password and ends every other session. `session.changePassword` also keeps the new token. */
  changePassword: {
    method: 'PUT',
    path: '/user/change-password',
    input: passwordInput,
    output: z.object({ token: z.optional(z.string()) }),
    failure: 'users.passwordFailed',
    refuses: ['wrong_password', 'too_many_attempts', 'busy'],
  },
  /** The notifications, newest first, at most 50 (beyond §7). */
  notifications: {
    method: 'GET',
    path: '/user/notifications',
    input: emptyInput,
    output: z.object({ notifications: z.array(notification) }),
    failure: 'users.notificationsFailed',
  },
  /** Marks some of them as read, or all where no ids are given (beyond §7). */
  markNotificationsRead: {
    method: 'PUT',
    path: '/user/notifications/read',
    input: notificationsChosen,
    output: emptyOutput,
    failure: 'users.markReadFailed',
  },
  /** Removes some of them for good, or all where no ids are given (beyond §7). */
  removeNotifications: {
    method: 'PUT',
    path: '/user/notifications/removed',
    input: notificationsChosen,
    output: emptyOutput,
    failure: 'users.removeNotificationsFailed',
  },
  /** Which events an instructor is notified of (beyond §7). */
  notificationSettings: {
    method: 'GET',
    path: '/user/notification-settings',
    input: emptyInput,
    output: z.object({ settings: notificationSettings }),
    failure: 'users.notificationSettingsFailed',
  },
  /** Turns notifications on or off by kind; only what is sent changes (beyond §7). */
  updateNotificationSettings: {
    method: 'PUT',
    path: '/user/notification-settings',
    input: notificationSettingsUpdate,
    output: z.object({ settings: notificationSettings }),
    failure: 'users.updateNotificationSettingsFailed',
  },
} satisfies EndpointGroup;
