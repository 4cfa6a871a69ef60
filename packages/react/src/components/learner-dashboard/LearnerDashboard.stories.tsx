import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { completeLectures, enrollIn, longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { LearnerDashboard } from './index.ts';

const meta: Meta<typeof LearnerDashboard> = {
  title: 'Learning/LearnerDashboard',
  component: LearnerDashboard,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['my courses', 'home', 'progress', 'continue', 'enrolments'],
    do: ['Make it the page that people land on after they sign in.'],
    dont: ['Put news above it: the course to continue with comes first.'],
    accessibility: [
      'The links of a course say which one they belong to.',
      'Progress is a progress bar with its text beside it; "N/A" where it is unknown.',
      'The filter buttons are toggle buttons in a group with a name.',
    ],
    keyboard: [['Tab', 'Continue first, then the other courses']],
  }),
};
export default meta;

const learner = { as: 'learner' } as const;

export const WithCourses = state<typeof meta>({
  ...learner,
  prepare: (api) => {
    enrollIn(api, [3, 8, 9]);
    completeLectures(api, [seedIds.lectures.video, seedIds.lectures.text]);
  },
  shows: ['dashboard.next', 'dashboard.courses'],
});
export const JustEnrolled = state<typeof meta>({ ...learner, shows: 'dashboard.begin' });
export const AllCompleted = state<typeof meta>({
  ...learner,
  prepare: completeLectures,
  shows: 'dashboard.complete',
});
export const ProgressUnknown = state<typeof meta>({
  ...learner,
  kind: 'refused',
  calls: {
    'enrollments.list': {
      status: 200,
      body: { courses: [{ _id: seedIds.courses.breadWithPatience, title: 'Bread With Patience' }] },
    },
    'enrollments.courseProgress': { status: 403, body: { code: 'not_enrolled', message: "You aren't enrolled." } },
  },
  shows: 'dashboard.unavailable',
});
export const Many = state<typeof meta>({
  ...learner,
  kind: 'many',
  prepare: (api) => enrollIn(api, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  shows: ['dashboard.all', { count: '11' }],
});
export const NoneCompleted = state<typeof meta>({
  ...learner,
  prepare: (api) => enrollIn(api, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  act: ({ press, t }) => press(t('dashboard.completed', { count: '0' })),
  shows: 'dashboard.none',
});
export const LongWords = state<typeof meta>({
  ...learner,
  kind: 'long',
  prepare: (api) => {
    enrollIn(api, [3, 8]);
    withLongWords(api);
  },
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({
  ...learner,
  direction: 'rtl',
  prepare: (api) => enrollIn(api, [3]),
  shows: 'dashboard.courses',
});
export const OnPhone = state<typeof meta>({ ...learner, viewport: 'phone', shows: 'dashboard.begin' });
export const Instructor = state<typeof meta>({
  kind: 'role',
  as: 'instructor',
  shows: ['dashboard.instructor', 'dashboard.startFree'],
});
export const Empty = state<typeof meta>({
  ...learner,
  kind: 'empty',
  prepare: ({ state: { enrollments } }) => void enrollments.splice(0),
  shows: ['dashboard.empty', 'dashboard.browse'],
});
export const Loading = state<typeof meta>({
  ...learner,
  kind: 'loading',
  call: 'enrollments.list',
  outcome: 'pending',
  shows: 'dashboard.loading',
});
export const Failed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'enrollments.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'dashboard.failed',
});
export const Offline = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'enrollments.list',
  outcome: 'offline',
  shows: 'error.network',
});
