import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { QuizRunner } from './index.ts';

const meta: Meta<typeof QuizRunner> = { title: 'Learning/QuizRunner', component: QuizRunner };
export default meta;
type Story = StoryObj<typeof QuizRunner>;

const args = { quizId: seedIds.quizzes.weatherMaps };
/** The checks wait for the content. */
const play: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Submit quiz' });
};

export const Questions: Story = { ...scene({ as: 'learner' }), play, args };
export const Missing: Story = {
  ...scene({ as: 'learner' }),
  args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit quiz' }));
    await canvas.findAllByText('Please answer this question.');
  },
};
/** One question at a time: the focus moves with it, and the answers stay. */
export const Narrow: Story = {
  ...scene({ as: 'learner' }),
  args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const question = (number: number) => canvas.queryByRole('group', { name: new RegExp(`^Question ${number} of 3`) });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Writing down what one sees' }));
    expect(question(2)).toBeNull();
    expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    expect(question(1)).toBeNull();
    expect(question(2)).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'False' }));
    await userEvent.keyboard('{Enter}');
    expect(question(3)).toHaveFocus();
    expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    expect(canvas.getByRole('radio', { name: 'False' })).toBeChecked();
  },
};
export const Loading: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('quizzes.get', { delay: 'infinite' }) }),
  args,
};
export const Failed: Story = {
  ...scene({ as: 'learner', prepare: (api) => api.fail('quizzes.get', { status: 500, body: '<h1>' }) }),
  args,
};
export const WithAttempts: Story = {
  ...scene({
    as: 'learner',
    prepare: (api) => {
      const attempt = (attemptNumber: number, score: number) => ({
        _id: mockId(9, attemptNumber),
        score,
        passed: score >= 70,
        attemptNumber,
        createdAt: '2026-03-14T09:30:00.000Z',
      });
      const key = `${seedIds.users.learner} ${seedIds.quizzes.weatherMaps}`;
      api.state.attempts.set(key, [attempt(2, 100), attempt(1, 33.333)] as never);
    },
  }),
  // A passed quiz opens on its result.
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Passed' });
    expect(canvas.queryByRole('button', { name: 'Submit quiz' })).toBeNull();
  },
  args,
};
