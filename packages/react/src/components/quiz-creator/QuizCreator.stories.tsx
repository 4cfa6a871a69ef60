import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { QuizCreator } from './index.ts';

const meta: Meta<typeof QuizCreator> = { title: 'Teaching/QuizCreator', component: QuizCreator };
export default meta;
type Story = StoryObj<typeof QuizCreator>;

const args = { lectureId: seedIds.lectures.quiz };
const withoutQuiz = (api: MockApi) => {
  api.state.quizzes = [];
};
/** A quiz whose creation was interrupted. */
const unfinished = (api: MockApi) => Object.assign(api.state.quizzes[0] ?? {}, { isFinished: false });
const press =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };
const unfinishedWith = (call: Parameters<MockApi['fail']>[0], failure: Parameters<MockApi['fail']>[1]) =>
  scene({
    as: 'instructor',
    prepare(api) {
      unfinished(api);
      api.fail(call, failure);
    },
  });

export const New: Story = { ...scene({ as: 'instructor', prepare: withoutQuiz }), args };
export const Refused: Story = {
  ...scene({ as: 'instructor', prepare: withoutQuiz }),
  args,
  play: press('Create Quiz', 'OK'),
};
export const NewQuestion: Story = {
  ...scene({ as: 'instructor', prepare: withoutQuiz }),
  args,
  play: press('Add question'),
};
export const QuestionRefused: Story = {
  ...scene({ as: 'instructor', prepare: withoutQuiz }),
  args,
  play: press('Add question', 'Save question', 'OK'),
};
export const Unfinished: Story = { ...scene({ as: 'instructor', prepare: unfinished }), args };
export const Creating: Story = {
  ...unfinishedWith('questions.create', { delay: 'infinite' }),
  args,
  play: press('Create Quiz'),
};
export const Stopped: Story = {
  ...unfinishedWith('questions.create', { status: 500, body: '<h1>' }),
  args,
  play: press('Create Quiz', 'OK'),
};
export const Existing: Story = { ...scene({ as: 'instructor' }), args };
export const Editing: Story = { ...scene({ as: 'instructor' }), args, play: press('Edit quiz') };
export const Checking: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('quizzes.getAuthored', { delay: 'infinite' }) }),
  args,
};
export const CheckFailed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('quizzes.getAuthored', { status: 500, body: '<h1>' }) }),
  args,
};
export const Conflict: Story = {
  ...unfinishedWith('quizzes.create', { status: 409, body: { code: 'quiz_exists', message: 'It has a quiz.' } }),
  args,
  async play(context) {
    await press('Create Quiz')(context);
    await context.canvas.findByRole('dialog', { name: 'Quiz Already Exists' });
  },
};
export const Forbidden: Story = {
  ...unfinishedWith('quizzes.create', { status: 403, body: { message: 'Your account may not change quizzes.' } }),
  args,
  async play(context) {
    await press('Create Quiz')(context);
    expect(await context.canvas.findByRole('dialog', { name: 'Creation Failed' })).toHaveTextContent('may not change');
  },
};
const change: NonNullable<Story['play']> = async (context) => {
  await press('Edit quiz')(context);
  await context.userEvent.type(await context.canvas.findByLabelText('Quiz title'), ', again');
  await press('Save changes')(context);
};
export const SavingDetails: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('quizzes.update', { delay: 'infinite' }) }),
  args,
  async play(context) {
    await change(context);
    expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const DetailsRefused: Story = {
  ...scene({
    as: 'instructor',
    prepare: (api) =>
      api.fail('quizzes.update', { status: 403, body: { message: 'Your account may not change quizzes.' } }),
  }),
  args,
  async play(context) {
    await change(context);
    await context.canvas.findByText('Your account may not change quizzes.');
  },
};
export const Unsaved: Story = {
  ...scene({ as: 'instructor', prepare: withoutQuiz }),
  args,
  async play(context) {
    await press('Add question')(context);
    await context.userEvent.type(await context.canvas.findByLabelText('Question text'), 'Half a question');
    await press('Cancel')(context);
    await context.canvas.findByRole('dialog', { name: 'Discard changes?' });
  },
};
export const Replacing: Story = {
  ...scene({ as: 'instructor' }),
  args,
  async play(context) {
    await press('Edit quiz', 'Delete & Create New')(context);
    await context.canvas.findByRole('dialog', { name: 'Delete this quiz?' });
  },
};
