import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { AssignmentRunner } from './index.ts';

const meta: Meta<typeof AssignmentRunner> = { title: 'Learning/AssignmentRunner', component: AssignmentRunner };
export default meta;
type Story = StoryObj<typeof AssignmentRunner>;

const args = { lectureId: seedIds.lectures.assignment, contentUrl: 'https://example.com/brief' };
const work = {
  _id: mockId(9, 1),
  lectureId: seedIds.lectures.assignment,
  authorId: seedIds.users.learner,
  userId: { _id: seedIds.users.learner, firstName: 'Leela', lastName: 'Rao', profilePicture: undefined },
  submissionText: 'Three notes about the weather of a week, and what I got wrong.',
  submissionUrl: 'https://example.com/notes',
  grade: null as number | null,
  feedback: '',
  createdAt: '2026-03-14T09:30:00.000Z',
  gradedAt: undefined as string | undefined,
};

export const NothingYet: Story = {
  ...scene({ as: 'learner' }),
  args,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Submit assignment' });
  },
};
export const HandedIn: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.state.submissions.push(work) }),
  args,
  play: async ({ canvas }) => {
    await canvas.findByText('Not graded yet');
  },
};
export const Graded: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) => {
      api.state.submissions.push({ ...work, grade: 82.5, feedback: 'Careful work.', gradedAt: work.createdAt });
    },
  }),
  args,
  play: async ({ canvas }) => {
    await canvas.findByText('Grade: 82.5 out of 100');
  },
};
export const Failed: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) => api.fail('assignments.mySubmission', { status: 500, body: '<h1>' }),
  }),
  args,
};
