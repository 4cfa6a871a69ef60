import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { NotificationBell } from './index.ts';
import { seedNotifications } from './seedNotifications.ts';

const meta: Meta<typeof NotificationBell> = { title: 'Page/NotificationBell', component: NotificationBell };
export default meta;
type Story = StoryObj<typeof NotificationBell>;

const play: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  await canvas.findByRole('region', { name: 'Notifications' });
};

export const Closed: Story = scene({ as: 'learner', prepare: (api) => seedNotifications(api, 5) });
export const Open: Story = { ...scene({ as: 'learner', prepare: (api) => seedNotifications(api, 5) }), play };
export const Empty: Story = { ...scene({ as: 'learner' }), play };
export const Loading: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('users.notifications', { delay: 'infinite' }) }),
  play,
};
export const Failed: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('users.notifications', { isCut: true }) }),
  async play(context) {
    await play(context);
    await context.canvas.findByRole('alert');
  },
};
