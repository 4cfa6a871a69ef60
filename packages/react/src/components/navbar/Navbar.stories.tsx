import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { CourseSearchBox } from '../course-search/index.ts';
import { seedNotifications } from '../notification-bell/seedNotifications.ts';
import { Navbar } from './index.ts';

const meta: Meta<typeof Navbar> = {
  title: 'Page/Navbar',
  component: Navbar,
  args: { currentPath: '/about', logo: <strong>Lectern</strong>, search: <CourseSearchBox /> },
};
export default meta;
type Story = StoryObj<typeof Navbar>;

export const Visitor: Story = scene();
export const SignedIn: Story = scene({ as: 'learner', cart: [0, 2], prepare: (api) => seedNotifications(api, 3) });
export const Phone: Story = {
  ...scene({ as: 'learner', cart: [0, 2], prepare: (api) => seedNotifications(api, 3) }),
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <Navbar {...args} />
    </div>
  ),
};
export const MenuOpen: Story = {
  ...Phone,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
  },
};
