import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CourseLearners } from './index.ts';
import { withAttempts } from './seed.ts';

const meta: Meta<typeof CourseLearners> = {
  title: 'Teaching/CourseLearners',
  component: CourseLearners,
  args: { courseId: seedIds.courses.weatherMaps },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['students', 'progress', 'roster', 'quiz results'],
    accessibility: ['The number of found learners is announced; each progress bar names its learner.'],
  }),
};
export default meta;

const withLearners = ({ state: { users, enrollments } }: MockApi, count: number) => {
  for (let number = 1; number <= count; number += 1) {
    const userId = mockId(2, 100 + number);
    users.push({
      userId,
      role: 'learner',
      firstName: ['Leela', 'Tomas', 'Ines'][number % 3] ?? '',
      lastName: `Rao ${number}`,
      email: `learner${number}@lectern.example`,
      password: 'lectern-demo',
    });
    enrollments.push({ userId, courseId: seedIds.courses.weatherMaps });
  }
};
const openQuiz = async ({ userEvent, canvas }: ActTools) =>
  userEvent.click(await canvas.findByText('What you remember'));

export const Learners = state<typeof meta>({
  as: 'instructor',
  prepare: (api) => withLearners(api, 4),
  shows: ['learners.count', { count: 5 }],
});
export const QuizResults = state<typeof meta>({
  as: 'instructor',
  prepare: withAttempts,
  act: openQuiz,
  shows: ['quizResults.share', { count: 1, percent: '100' }],
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'instructor',
  call: 'courses.learners',
  outcome: 'pending',
  shows: 'learners.loading',
});
export const Nobody = state<typeof meta>({
  kind: 'empty',
  as: 'instructor',
  prepare: (api) => void api.state.enrollments.splice(0),
  shows: 'learners.none',
});
export const NobodyOfThatName = state<typeof meta>({
  kind: 'empty',
  as: 'instructor',
  act: ({ type }) => type('learners.search', 'Zacharias'),
  shows: 'learners.noMatch',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'courses.learners',
  outcome: { status: 500, body: '<h1>' },
  shows: 'learners.loadFailed',
});
export const QuizResultsFailed = state<typeof meta>({
  kind: 'failed',
  as: 'instructor',
  call: 'quizzes.results',
  outcome: { status: 500, body: '<h1>' },
  act: openQuiz,
  shows: 'quizzes.resultsFailed',
});
export const OtherRole = state<typeof meta>({
  kind: 'role',
  as: 'learner',
  isAlone: true,
  shows: 'contentManager.instructorOnly',
});
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'instructor',
  prepare: withLongWords,
  shows: { text: /Wilhelmina-Friederike/ },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'instructor',
  prepare: (api) => withLearners(api, 60),
  shows: ['learners.count', { count: 61 }],
});
