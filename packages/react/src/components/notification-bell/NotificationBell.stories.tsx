import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'learner' });

const open = ({ press }: ActTools) => press(/^Notifications/);
const seed = (count: number) => ({
  as: 'learner' as const,
  prepare: (api: Parameters<typeof seedNotifications>[0]) => seedNotifications(api, count),
});

export const Closed = ready(has('button', 'Notifications, 3 unread'), { ...seed(5) });
export const Open = ready(says('Notification 5'), { ...seed(5), act: open });
export const Visitor = role('notifications.empty', { as: 'visitor', act: open });
export const Empty = empty('notifications.empty', { act: open });
export const Loading = loading('users.notifications', 'notifications.loading', { act: open });
export const Failed = failed('users.notifications', ['notifications.failed', 'error.retry'], { act: open });
export const Many = many(says('Notification 50'), { ...seed(50), act: open });
/** They stay read in this browser, though the server refuses it. */
export const MarkingFailed = failed('users.markNotificationsRead', has('button', 'notifications.button'), {
  ...seed(5),
  async act(tools) {
    await open(tools);
    await tools.press('notifications.markAllRead');
    await waitFor(() => expect(tools.canvas.queryByText(tools.t('notifications.new'))).toBeNull());
  },
});
/** They are gone until the next visit, though the server refuses it. */
export const ClearingFailed = failed(
  'users.removeNotifications',
  ['notifications.empty', 'notifications.notRemoved.title'],
  {
    ...seed(5),
    async act(tools) {
      await open(tools);
      await tools.press('notifications.clear');
    },
  },
);
/** In the first column of a page, the list stays on the screen. */
export const AtTheStart = ready(says('Notification 3'), {
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
});
export const LongWords = long(says(/was graded/), {
  viewport: 'phone',
  prepare(api) {
    seedNotifications(api, 2);
    for (const notification of api.state.notifications) {
      notification.title = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
      notification.message = 'Your work for "Donaudampfschifffahrtsgesellschaftskapitänsmütze" was graded. '.repeat(3);
    }
  },
  act: open,
});
