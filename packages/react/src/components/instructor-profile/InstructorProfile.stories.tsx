import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { InstructorProfile } from './index.ts';

const meta: Meta<typeof InstructorProfile> = { title: 'Catalogue/InstructorProfile', component: InstructorProfile };
export default meta;
type Story = StoryObj<typeof InstructorProfile>;

const args = { instructorId: seedIds.users.instructor };

export const Ready: Story = {
  ...scene(),
  args,
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1 });
  },
};
export const Loading: Story = {
  ...scene({ prepare: (api) => api.fail('instructors.get', { delay: 'infinite' }) }),
  args,
};
export const Failed: Story = { ...scene({ prepare: (api) => api.fail('instructors.get', { isCut: true }) }), args };
export const NotFound: Story = { ...scene(), args: { instructorId: mockId(2, 99) } };
