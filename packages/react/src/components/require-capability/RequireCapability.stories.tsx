import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { RequireCapability } from './index.ts';

const meta: Meta<typeof RequireCapability> = {
  title: 'Session/RequireCapability',
  component: RequireCapability,
  args: { children: <EmptyNote message="For instructors." />, of: 'contentManager' },
};
export default meta;
type Story = StoryObj<typeof RequireCapability>;

export const Allowed: Story = scene({ as: 'instructor' });
export const OtherRole: Story = scene({ as: 'learner' });
export const Visitor: Story = scene();
