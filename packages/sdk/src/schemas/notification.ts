import * as z from 'zod/mini';
import { notificationKinds } from './notificationKinds.ts';
import { flag, id, optional, withDefault } from './primitives.ts';

const notificationKind = z.enum(notificationKinds);
/** A kind of notification. */
export type NotificationKind = z.output<typeof notificationKind>;

/** A notification from the server, shown behind the bell. `link` is a path of the marketplace. */
export const notification = z.object({
  _id: z.string(),
  type: withDefault(z.enum(['success', 'error', 'warning', 'info']), 'info'),
  title: z.string(),
  message: withDefault(z.string(), ''),
  link: optional(z.string()),
  /** ISO timestamp. */
  createdAt: z.string(),
  isRead: withDefault(z.boolean(), false),
  /** Missing for notifications that can't be turned off, and for kinds that this client doesn't know. */
  kind: optional(
    z.pipe(
      z.transform((kind: unknown) => notificationKinds.find((known) => known === kind)),
      z.optional(notificationKind),
    ),
  ),
  /** The number of events it groups: those of one kind and course are grouped until read. */
  events: withDefault(z.number(), 1),
});
/** A notification as shown behind the bell. */
export type UserNotification = z.output<typeof notification>;

/** The notifications to mark as read or remove: by id, or all of them. */
export const notificationsChosen = z.strictObject({ ids: z.optional(z.array(id).check(z.maxLength(50))) });

/** Kind → whether its notifications are on, for all devices. */
export const notificationSettings = z.object({
  sale: withDefault(z.boolean(), true),
  submission: withDefault(z.boolean(), true),
  review: withDefault(z.boolean(), true),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** PUT /user/notification-settings: changes only the fields that are sent. */
export const notificationSettingsUpdate = z.strictObject({
  sale: z.optional(flag),
  submission: z.optional(flag),
  review: z.optional(flag),
});
export type NotificationSettingsUpdate = z.input<typeof notificationSettingsUpdate>;
