import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { ProfileTabs } from './index.ts';

const meta: Meta<typeof ProfileTabs> = { title: 'Profile/ProfileTabs', component: ProfileTabs };
export default meta;
type Story = StoryObj<typeof ProfileTabs>;

const change: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Current password'), 'wrong');
  await userEvent.type(canvas.getByLabelText('New password'), 'paper-lantern');
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'paper-lamp');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
};

export const Profile: Story = scene({ as: 'instructor' });
export const Security: Story = { ...scene({ as: 'learner' }), args: { defaultValue: 'security' } };
export const SecurityInvalid: Story = {
  ...Security,
  async play(context) {
    await change(context);
    await context.canvas.findByText('New password and confirmation do not match.');
  },
};
export const SecurityRefused: Story = {
  ...Security,
  async play(context) {
    await change(context);
    await context.userEvent.clear(context.canvas.getByLabelText('Confirm new password'));
    await context.userEvent.type(context.canvas.getByLabelText('Confirm new password'), 'paper-lantern');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change password' }));
    await context.canvas.findByRole('dialog', { name: 'Password Change Failed' });
  },
};
export const Preferences: Story = { ...scene({ as: 'learner' }), args: { defaultValue: 'preferences' } };
export const InstructorPreferences: Story = {
  ...scene({ as: 'instructor' }),
  args: { defaultValue: 'preferences' },
  async play({ canvas }) {
    await canvas.findByRole('checkbox', { name: 'Sales of my courses' });
  },
};
export const Visitor: Story = scene();
