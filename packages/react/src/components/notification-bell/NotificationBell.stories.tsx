import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { NotificationBell, NotificationItem, NotificationList } from './index.ts';
import { seedNotifications } from './seedNotifications.ts';

const meta: Meta<typeof NotificationBell> = {
  title: 'Page/NotificationBell',
  component: NotificationBell,
  subcomponents: { NotificationList, NotificationItem },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'end', alignContent: 'start', minBlockSize: '38rem' }}>
      <NotificationBell {...args} />
    </div>
  ),
  parameters: page({
    frame: 'column',
    traits: ['loads', 'lists', 'restricted'],
    words: ['notifications', 'messages', 'inbox', 'alerts', 'badge', 'popup'],
    do: ['Put it into the navbar, or give it a place of your own: it brings its popup.'],
    dont: ['Show two on a page: both count the same.'],
    accessibility: [
      'The count is a part of its name. The list is a region that gets the focus when it opens.',
      'A new notification says "New": it differs by more than its color.',
    ],
    keyboard: [
      ['Enter, Space', 'Opens or closes the list'],
      ['Escape', 'Closes the list and returns to the bell'],
    ],
  }),
};
export default meta;

const open = ({ press }: ActTools) => press(/^Notifications/);
const seed = (count: number) => ({
  as: 'learner' as const,
  prepare: (api: Parameters<typeof seedNotifications>[0]) => seedNotifications(api, count),
});

export const Closed = state<typeof meta>({ ...seed(5), shows: { role: 'button', name: 'Notifications, 3 unread' } });
export const Open = state<typeof meta>({ ...seed(5), act: open, shows: { text: 'Notification 5' } });
export const Visitor = state<typeof meta>({ kind: 'role', act: open, shows: 'notifications.empty' });
export const Empty = state<typeof meta>({ kind: 'empty', as: 'learner', act: open, shows: 'notifications.empty' });
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'learner',
  call: 'users.notifications',
  outcome: 'pending',
  act: open,
  shows: 'notifications.loading',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'learner',
  call: 'users.notifications',
  outcome: { status: 500, body: '<h1>' },
  act: open,
  shows: ['notifications.failed', 'error.retry'],
});
export const Many = state<typeof meta>({ kind: 'many', ...seed(50), act: open, shows: { text: 'Notification 50' } });
/** They stay read in this browser, though the server refuses it. */
export const MarkingFailed = state<typeof meta>({
  kind: 'failed',
  ...seed(5),
  call: 'users.markNotificationsRead',
  outcome: { status: 500, body: '<h1>' },
  async act(tools) {
    await open(tools);
    await tools.press('notifications.markAllRead');
    await waitFor(() => expect(tools.canvas.queryByText(tools.t('notifications.new'))).toBeNull());
  },
  shows: { role: 'button', name: 'notifications.button' },
});
/** They are gone until the next visit, though the server refuses it. */
export const ClearingFailed = state<typeof meta>({
  kind: 'failed',
  ...seed(5),
  call: 'users.removeNotifications',
  outcome: { status: 500, body: '<h1>' },
  async act(tools) {
    await open(tools);
    await tools.press('notifications.clear');
  },
  shows: ['notifications.empty', 'notifications.notRemoved.title'],
});
/** In the first column of a page, the list stays on the screen. */
export const AtTheStart = state<typeof meta>({
  ...seed(3),
  render: (args) => (
    <div style={{ minBlockSize: '38rem' }}>
      <NotificationBell {...args} />
    </div>
  ),
  async act(tools) {
    await open(tools);
    const list = await tools.canvas.findByRole('region');
    await waitFor(() => expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  },
  shows: { text: 'Notification 3' },
});
export const Phone = state<typeof meta>({
  ...seed(5),
  viewport: 'phone',
  act: open,
  shows: { text: 'Notification 5' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  as: 'learner',
  viewport: 'phone',
  prepare(api) {
    seedNotifications(api, 2);
    for (const notification of api.state.notifications) {
      notification.title = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
      notification.message = 'Your work for "Donaudampfschifffahrtsgesellschaftskapitänsmütze" was graded. '.repeat(3);
    }
  },
  act: open,
  shows: { text: /was graded/ },
});
