import * as z from 'zod/mini';
import { flag, id, optional, withDefault } from './primitives.ts';

/** What instructors are notified of and can turn off. */
export const notificationKinds = ['sale', 'submission', 'review'] as const;
const notificationKind = z.enum(notificationKinds);
/** A kind of notification. */
export type NotificationKind = z.output<typeof notificationKind>;

/** What a server has to tell a person: shown behind the bell. `link` is a path of the marketplace. */
export const notification = z.object({
  _id: z.string(),
  type: withDefault(z.enum(['success', 'error', 'warning', 'info']), 'info'),
  title: z.string(),
  message: withDefault(z.string(), ''),
  link: optional(z.string()),
  /** ISO timestamp. */
  createdAt: z.string(),
  isRead: withDefault(z.boolean(), false),
  /** Missing for notifications that cannot be turned off, and for kinds that this client does not know. */
  kind: z.catch(optional(notificationKind), undefined),
  /** How many events it stands for: those of one kind and course are grouped until they are read. */
  events: withDefault(z.number(), 1),
});
/** A notification as the bell shows it. */
export type UserNotification = z.output<typeof notification>;

/** Which notifications are marked as read or removed: some by id, or all of them. */
export const notificationsChosen = z.strictObject({ ids: z.optional(z.array(id).check(z.maxLength(50))) });

/** Kind → whether one is notified of it, on every device. */
export const notificationSettings = z.object({
  sale: withDefault(z.boolean(), true),
  submission: withDefault(z.boolean(), true),
  review: withDefault(z.boolean(), true),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

/** PUT /user/notification-settings: only what is sent changes. */
export const notificationSettingsUpdate = z.strictObject({
  sale: z.optional(flag),
  submission: z.optional(flag),
  review: z.optional(flag),
});
export type NotificationSettingsUpdate = z.input<typeof notificationSettingsUpdate>;
