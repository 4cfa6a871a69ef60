import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, empty, failed, refused, long } = statesOf(meta, { as: 'instructor' });

const open = async ({ userEvent, canvas }: ActTools) => userEvent.click(await canvas.findByText('What you remember'));

export const Closed = ready({ text: 'What you remember' });
export const Open = ready(['quizResults.average', { score: '33.33' }], { prepare: withAttempts, act: open });
export const NoAttempts = empty('quizResults.none', { act: open });
export const Loading = loading('quizzes.results', 'quizResults.loading', { act: open });
export const Failed = failed('quizzes.results', 'quizzes.resultsFailed', { act: open });
export const Refused = refused('quizzes.results', 403, 'This quiz belongs to another instructor.', { act: open });
export const Long = long(says(`${longTitle}?`), {
  args: { title: longTitle },
  prepare(api) {
    withAttempts(api);
    for (const question of api.state.quizzes[0]?.questions ?? []) question.text = `${longTitle}?`;
  },
  act: async ({ userEvent, canvas }) => userEvent.click(await canvas.findByText(longTitle)),
});
