import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { QuizCreator } from './index.ts';

const meta: Meta<typeof QuizCreator> = { title: 'Teaching/QuizCreator', component: QuizCreator };
export default meta;
type Story = StoryObj<typeof QuizCreator>;

const args = { lectureId: mockId(5, 104) };
const withoutQuiz = (api: MockApi) => {
  api.state.quizzes = [];
};
/** One that was begun and has its questions. */
const begun = (api: MockApi) => Object.assign(api.state.quizzes[0] ?? {}, { isFinished: false });
const press =
  (...names: string[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
  };
const begunWith = (call: Parameters<MockApi['fail']>[0], failure: Parameters<MockApi['fail']>[1]) =>
  scene({
    as: 'instructor',
    prepare(api) {
      begun(api);
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
  play: press('Add Question'),
};
export const QuestionRefused: Story = {
  ...scene({ as: 'instructor', prepare: withoutQuiz }),
  args,
  play: press('Add Question', 'Save Question', 'OK'),
};
export const Begun: Story = { ...scene({ as: 'instructor', prepare: begun }), args };
export const Creating: Story = {
  ...begunWith('questions.create', { delay: 'infinite' }),
  args,
  play: press('Create Quiz'),
};
export const Stopped: Story = {
  ...begunWith('questions.create', { status: 500, body: '<h1>' }),
  args,
  play: press('Create Quiz', 'OK'),
};
export const Existing: Story = { ...scene({ as: 'instructor' }), args };
export const Editing: Story = { ...scene({ as: 'instructor' }), args, play: press('Edit Quiz') };
export const Checking: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('quizzes.getOwn', { delay: 'infinite' }) }),
  args,
};
export const CheckFailed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('quizzes.getOwn', { status: 500, body: '<h1>' }) }),
  args,
};
