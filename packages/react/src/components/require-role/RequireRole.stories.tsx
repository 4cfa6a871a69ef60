import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { RequireRole } from './index.ts';

const meta: Meta<typeof RequireRole> = {
  title: 'Session/RequireRole',
  component: RequireRole,
  args: { children: <EmptyNote message="For instructors." />, roles: ['instructor'] },
};
export default meta;
type Story = StoryObj<typeof RequireRole>;

export const Allowed: Story = scene({ as: 'instructor' });
export const OtherRole: Story = scene({ as: 'learner' });
export const Visitor: Story = scene();
