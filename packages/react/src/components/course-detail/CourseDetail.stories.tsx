import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withoutLectures } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, loading, empty, failed, busy, long, role } = statesOf(meta);

const withPreview = ({ state: { courses } }: MockApi) => {
  for (const course of courses) course.videoPreviewUrl = 'https://vimeo.com/76979871';
};
const free = { as: 'learner', args: { courseId: breadWithPatience } } as const;

export const Visitor = ready(['course.buy', 'reviews.empty']);
export const Enrolled = ready(['course.go', 'reviews.add'], { as: 'learner' });
export const Free = ready('course.enroll', { ...free });
export const OnWishlist = ready('course.wishlisted', {
  as: 'learner',
  args: { courseId: bicycleRepair },
  prepare: ({ state: { wishlists } }) => void wishlists.set(seedIds.users.learner, [bicycleRepair]),
});
export const OwnCourse = role('course.own', { as: 'instructor' });
export const ComingSoon = ready('course.comingSoon', { prepare: withoutLectures });
export const OwnComingSoon = role(['course.ownComingSoon', 'course.ownDefaults'], {
  as: 'instructor',
  args: { courseId: bicycleRepair },
  prepare: withoutLectures,
});
export const WithPreview = ready('course.preview', { prepare: withPreview });
export const WithPromises = ready(says('Lifetime access'), {
  args: { courseId: weatherMaps, promises: ['Lifetime access', '30-day money-back guarantee'] },
});
export const OnPhone = ready('course.buy', { viewport: 'phone', as: 'learner', args: { courseId: bicycleRepair } });
export const LongWords = long(says(longTitle), { prepare: withLongWords });
export const Loading = loading('courses.get', 'course.loading');
export const NotFound = empty(['courses.notFound', 'course.backToList'], { args: { courseId: missing } });
export const Failed = failed('courses.get', 'courses.loadFailed');
export const Enrolling = busy('enrollments.enroll', 'course.enrolling', {
  ...free,
  act: ({ press }) => press('course.enroll'),
});
export const EnrollmentFailed = failed(
  'enrollments.enroll',
  ['notice.enrollmentFailed.title', 'notice.enrollmentFailed.text'],
  { ...free, act: ({ press }) => press('course.enroll') },
);
export const EnrollmentRefused = state({
  kind: 'refused',
  call: 'enrollments.enroll',
  outcome: { status: 402, body: { code: 'payment_required', message: 'You need to buy this course first.' } },
  ...free,
  act: ({ press }) => press('course.enroll'),
  shows: ['notice.enrollmentFailed.title', { text: 'You need to buy this course first.' }],
});
