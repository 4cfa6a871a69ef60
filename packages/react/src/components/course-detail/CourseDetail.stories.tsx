import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withoutLectures } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CourseDetail } from './index.ts';

const { weatherMaps, breadWithPatience, bicycleRepair, missing } = seedIds.courses;

const meta: Meta<typeof CourseDetail> = {
  title: 'Course/CourseDetail',
  component: CourseDetail,
  args: { courseId: weatherMaps },
  parameters: page({
    frame: 'bar',
    traits: ['loads', 'submits'],
    words: ['course page', 'product page', 'buy card', 'sticky bar', 'enrol'],
    do: [
      'Give it the full width of the page: its hero reaches from edge to edge and its text keeps the gutter.',
      'Give it your promises to buyers, such as "Lifetime access": they stand below the buttons.',
    ],
    dont: [
      'Repeat the price or the main button elsewhere: the buy card follows, and a bar stands in for it on phones.',
    ],
    accessibility: [
      'The title is the heading of the page; each section has a heading of level 2.',
      'The bar of a phone is hidden while the buy card is in view, so that the same button is not there twice.',
      'Locked lectures say so ("Available after enrolling") and are no buttons.',
    ],
    keyboard: [
      ['Tab', 'Hero, buy card, then the sections in reading order'],
      ['Enter', 'Opens a section of the curriculum'],
    ],
  }),
};
export default meta;

const withPreview = ({ state: { courses } }: MockApi) => {
  for (const course of courses) course.videoPreviewUrl = 'https://vimeo.com/76979871';
};
const free = { as: 'learner', args: { courseId: breadWithPatience } } as const;

export const Visitor = state<typeof meta>({ shows: ['course.buy', 'reviews.empty'] });
export const Enrolled = state<typeof meta>({ as: 'learner', shows: ['course.go', 'reviews.add'] });
export const Free = state<typeof meta>({ ...free, shows: 'course.enroll' });
export const OnWishlist = state<typeof meta>({
  as: 'learner',
  args: { courseId: bicycleRepair },
  prepare: ({ state: { wishlists } }) => void wishlists.set(seedIds.users.learner, [bicycleRepair]),
  shows: 'course.wishlisted',
});
export const OwnCourse = state<typeof meta>({ kind: 'role', as: 'instructor', shows: 'course.own' });
export const ComingSoon = state<typeof meta>({ prepare: withoutLectures, shows: 'course.comingSoon' });
export const OwnComingSoon = state<typeof meta>({
  kind: 'role',
  as: 'instructor',
  args: { courseId: bicycleRepair },
  prepare: withoutLectures,
  shows: ['course.ownComingSoon', 'course.ownDefaults'],
});
export const WithPreview = state<typeof meta>({ prepare: withPreview, shows: 'course.preview' });
export const WithPromises = state<typeof meta>({
  args: { courseId: weatherMaps, promises: ['Lifetime access', '30-day money-back guarantee'] },
  shows: { text: 'Lifetime access' },
});
export const OnPhone = state<typeof meta>({
  viewport: 'phone',
  as: 'learner',
  args: { courseId: bicycleRepair },
  shows: 'course.buy',
});
export const LongWords = state<typeof meta>({ kind: 'long', prepare: withLongWords, shows: { text: longTitle } });
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: 'course.buy' });
export const Loading = state<typeof meta>({
  kind: 'loading',
  call: 'courses.get',
  outcome: 'pending',
  shows: 'course.loading',
});
export const NotFound = state<typeof meta>({
  kind: 'empty',
  args: { courseId: missing },
  shows: ['courses.notFound', 'course.backToList'],
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'courses.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'courses.loadFailed',
});
export const Enrolling = state<typeof meta>({
  ...free,
  kind: 'busy',
  call: 'enrollments.enroll',
  outcome: 'pending',
  act: ({ press }) => press('course.enroll'),
  shows: 'course.enrolling',
});
export const EnrollmentFailed = state<typeof meta>({
  ...free,
  kind: 'failed',
  call: 'enrollments.enroll',
  outcome: { status: 500, body: '<h1>' },
  act: ({ press }) => press('course.enroll'),
  shows: ['notice.enrollmentFailed.title', 'notice.enrollmentFailed.text'],
});
export const EnrollmentRefused = state<typeof meta>({
  ...free,
  kind: 'refused',
  call: 'enrollments.enroll',
  outcome: { status: 402, body: { code: 'payment_required', message: 'You need to buy this course first.' } },
  act: ({ press }) => press('course.enroll'),
  shows: ['notice.enrollmentFailed.title', { text: 'You need to buy this course first.' }],
});
