import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { QuizResults } from './index.ts';
import { withAttempts } from './seed.ts';

const meta: Meta<typeof QuizResults> = {
  title: 'Teaching/QuizResults',
  component: QuizResults,
  args: { quizId: seedIds.quizzes.weatherMaps, title: 'What you remember' },
  parameters: page({
    frame: 'column',
    traits: ['loads'],
    words: ['statistics', 'attempts', 'scores', 'mistakes'],
    do: ['Place several below each other: each loads when it is opened.'],
    accessibility: ['A native disclosure: screen readers announce whether it is open.'],
    keyboard: [['Enter or Space', 'Opens and closes the results']],
  }),
};
export default meta;

const open = async ({ userEvent, canvas }: ActTools) => userEvent.click(await canvas.findByText('What you remember'));

export const Closed = state<typeof meta>({ as: 'instructor', shows: { text: 'What you remember' } });
export const Open = state<typeof meta>({
  as: 'instructor',
  prepare: withAttempts,
  act: open,
  shows: ['quizResults.average', { score: '33.33' }],
});
export const NoAttempts = state<typeof meta>({
  kind: 'empty',
  as: 'instructor',
  act: open,
  shows: 'quizResults.none',
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  call: 'quizzes.results',
  outcome: 'pending',
  act: open,
  shows: 'quizResults.loading',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'quizzes.results',
  outcome: { status: 500, body: '<h1>' },
  act: open,
  shows: 'quizzes.resultsFailed',
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  call: 'quizzes.results',
  outcome: { status: 403, body: { message: 'This quiz belongs to another instructor.' } },
  act: open,
  shows: { text: 'This quiz belongs to another instructor.' },
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  args: { title: longTitle },
  prepare(api) {
    withAttempts(api);
    for (const question of api.state.quizzes[0]?.questions ?? []) question.text = `${longTitle}?`;
  },
  act: async ({ userEvent, canvas }) => userEvent.click(await canvas.findByText(longTitle)),
  shows: { text: `${longTitle}?` },
});
