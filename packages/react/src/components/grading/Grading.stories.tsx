import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SceneOptions, scene } from '../../testing/scene.tsx';
import { Grading } from './index.ts';
import { lectureId, works } from './seed.ts';

const meta: Meta<typeof Grading> = { title: 'Teaching/Grading', component: Grading, args: { lectureId } };
export default meta;
type Story = StoryObj<typeof Grading>;

const withWorks = (prepare?: SceneOptions['prepare']) =>
  scene({
    as: 'instructor',
    prepare: (api) => {
      api.state.submissions.push(...works());
      prepare?.(api);
    },
  });
const grade: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Grade'), '90');
  await userEvent.click(canvas.getByRole('button', { name: 'Save grade' }));
};

export const Ungraded: Story = {
  ...withWorks(),
  async play({ canvas }) {
    await canvas.findByLabelText('Grade');
  },
};
export const All: Story = {
  ...withWorks(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^All/ }));
  },
};
export const Invalid: Story = {
  ...withWorks(),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Grade'), '101{Enter}');
    await canvas.findByText('Grade must be between 0 and 100.');
  },
};
export const Saving: Story = {
  ...withWorks((api) => api.fail('submissions.grade', { delay: 'infinite' })),
  play: grade,
};
export const Saved: Story = {
  ...withWorks(),
  async play(context) {
    await grade(context);
    await context.canvas.findByText('Grade saved. Leela Rao has been notified.');
  },
};
export const SaveFailed: Story = {
  ...withWorks((api) => api.fail('submissions.grade', { isCut: true })),
  async play(context) {
    await grade(context);
    await context.canvas.findByRole('alert');
  },
};
export const EveryoneGraded: Story = withWorks((api) => {
  for (const work of api.state.submissions) work.grade = 75;
});
export const Nothing: Story = scene({ as: 'instructor' });
export const Loading: Story = scene({
  as: 'instructor',
  prepare: (api) => api.fail('submissions.list', { delay: 'infinite' }),
});
export const Failed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('submissions.list', { isCut: true }) }),
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
const refusedWith = (status: number, message: string): Story => ({
  ...withWorks((api) => api.fail('submissions.grade', { status, body: { message } })),
  async play(context) {
    await grade(context);
    expect(await context.canvas.findByRole('alert')).toHaveTextContent(message);
  },
});
export const Refused = refusedWith(403, 'Your account may not grade at the moment.');
export const Conflict = refusedWith(409, 'The work was handed in again meanwhile. Please reload it.');
