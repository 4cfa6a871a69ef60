import * as z from 'zod/mini';
import { id, orDefault, orMissing } from './primitives.ts';

/** What a server has to tell a person: shown behind the bell. `link` is a path of the marketplace. */
export const notification = z.object({
  _id: z.string(),
  type: orDefault(z.enum(['success', 'error', 'warning', 'info']), 'info'),
  title: z.string(),
  message: orDefault(z.string(), ''),
  link: orMissing(z.string()),
  /** ISO timestamp. */
  createdAt: z.string(),
  isRead: orDefault(z.boolean(), false),
});
/** What {@link notification} makes of it: checked, with its defaults. */
export type Notification = z.output<typeof notification>;

/** Which notifications are marked as read or removed: some by id, or all of them. */
export const notificationsChosen = z.strictObject({ ids: z.optional(z.array(id).check(z.maxLength(50))) });
