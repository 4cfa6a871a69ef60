import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'instructor' });

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

export const Learners = ready(['learners.count', { count: 5 }], { prepare: (api) => withLearners(api, 4) });
export const QuizResults = ready(['quizResults.share', { count: 1, percent: '100' }], {
  prepare: withAttempts,
  act: openQuiz,
});
export const Studying = ready(says(/^at "/), {
  prepare({ state }) {
    const lectureId = seedIds.lectures.video;
    state.progress.set(`${seedIds.users.learner} ${lectureId}`, {
      lectureId,
      isCompleted: false,
      lastWatchedPosition: 12,
    });
  },
});
export const Loading = loading('courses.learners', 'learners.loading');
export const Nobody = empty('learners.none', { prepare: (api) => void api.state.enrollments.splice(0) });
export const NobodyOfThatName = empty('learners.noMatch', { act: ({ type }) => type('learners.search', 'Zacharias') });
export const Failed = failed('courses.learners', 'learners.loadFailed');
export const QuizResultsFailed = failed('quizzes.results', 'quizzes.resultsFailed', { act: openQuiz });
export const OtherRole = role('contentManager.instructorOnly', { as: 'learner', isAlone: true });
export const Visitor = role('access.signIn', { as: 'visitor' });
export const Long = long(says(/Wilhelmina-Friederike/), { prepare: withLongWords });
export const Many = many(['learners.count', { count: 61 }], { prepare: (api) => withLearners(api, 60) });
