import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { completeLectures, enrollIn, longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
      'Each lamp names its day and says whether it was studied; the evenings are radio buttons.',
    ],
    keyboard: [
      ['Tab', 'Continue first, then the other courses'],
      ['Arrows', 'Change the number of evenings'],
    ],
  }),
};
export default meta;
const { state, ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'learner' });

export const WithCourses = ready(['dashboard.next', 'dashboard.courses'], {
  prepare: (api) => {
    enrollIn(api, [3, 8, 9]);
    completeLectures(api, [seedIds.lectures.video, seedIds.lectures.text]);
  },
});
export const JustEnrolled = ready('dashboard.begin');
export const AllCompleted = ready(['dashboard.shelf', 'dashboard.complete'], { prepare: completeLectures });
export const ProgressUnknown = state({
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
export const WeekChosen = ready(['dashboard.eveningsOf', { count: '1', goal: '3' }], {
  prepare: (api) => completeLectures(api, [seedIds.lectures.text]),
  act: ({ press }) => press('3'),
});
export const Many = many(says('Mending Clothes to Last'), {
  prepare: (api) => enrollIn(api, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
});
export const LongWords = long(says(longTitle), {
  prepare: (api) => {
    enrollIn(api, [3, 8]);
    withLongWords(api);
  },
});
export const RightToLeft = ready('dashboard.courses', { direction: 'rtl', prepare: (api) => enrollIn(api, [3]) });
export const Instructor = role(['dashboard.instructor', 'dashboard.startAnywhere'], { as: 'instructor' });
export const Empty = empty(['dashboard.empty', 'dashboard.browse', 'dashboard.free'], {
  prepare: ({ state: { enrollments } }) => void enrollments.splice(0),
});
export const Loading = loading('enrollments.list', 'dashboard.loading');
export const Failed = failed('enrollments.list', 'dashboard.failed');
export const Offline = failed('enrollments.list', 'error.network', { outcome: 'offline' });
