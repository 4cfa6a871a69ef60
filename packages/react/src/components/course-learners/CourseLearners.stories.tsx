import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { CourseLearners } from './index.ts';

const meta: Meta<typeof CourseLearners> = {
  title: 'Teaching/CourseLearners',
  component: CourseLearners,
  args: { courseId: seedIds.courses.weatherMaps },
};
export default meta;
type Story = StoryObj<typeof CourseLearners>;

export const Learners: Story = {
  ...scene({ as: 'instructor' }),
  async play({ canvas }) {
    await canvas.findByText('1 learner');
  },
};
export const QuizResults: Story = {
  ...scene({
    as: 'instructor',
    prepare(api) {
      const [quiz] = api.state.quizzes;
      const [first, second, third] = quiz?.questions ?? [];
      api.state.attempts.set(`${seedIds.users.learner} ${quiz?._id}`, [
        {
          _id: mockId(9, 500),
          score: 33.33,
          passed: false,
          attemptNumber: 1,
          createdAt: '2026-03-01T00:00:00.000Z',
          results: [
            { questionId: first?._id ?? '', isCorrect: false, userAnswer: 'Asking somebody else' },
            { questionId: second?._id ?? '', isCorrect: true, userAnswer: 'false' },
            { questionId: third?._id ?? '', isCorrect: false, userAnswer: 'seven' },
          ].map((result) => ({ correctAnswers: undefined, explanation: undefined, ...result })),
        },
      ]);
    },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText('What you remember'));
    await canvas.findByText('100% correct (1 answer)');
  },
};
export const Nobody: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.state.enrollments.splice(0) }),
  async play({ canvas }) {
    await canvas.findByText('This course has no learners yet.');
  },
};
export const Loading: Story = scene({
  as: 'instructor',
  prepare: (api) => api.fail('courses.learners', { delay: 'infinite' }),
});
export const Failed: Story = {
  ...scene({ as: 'instructor', prepare: (api) => api.fail('courses.learners', { isCut: true }) }),
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
