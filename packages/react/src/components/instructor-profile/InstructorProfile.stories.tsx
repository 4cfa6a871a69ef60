import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withManyCourses } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { InstructorProfile } from './index.ts';

const meta: Meta<typeof InstructorProfile> = {
  title: 'Catalogue/InstructorProfile',
  component: InstructorProfile,
  args: { instructorId: seedIds.users.instructor },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists'],
    words: ['teacher', 'author', 'about the instructor', 'bio'],
    do: ['Give it a page of its own: the name is the heading of level 1.'],
    dont: ['Show unpublished courses: the server leaves them out.'],
    accessibility: ['The picture is decoration; initials stand in for one that is missing or broken.'],
    keyboard: [['Tab', 'The courses of the instructor']],
  }),
};
export default meta;

export const Ready = state<typeof meta>({
  shows: [['instructor.courses', { name: 'Ivo Instructor' }], { text: 'Ivo Instructor' }],
});
export const WithoutCourses = state<typeof meta>({
  kind: 'empty',
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.status = 'draft';
  },
  shows: 'instructor.none',
});
export const Many = state<typeof meta>({
  kind: 'many',
  prepare: (api) => withManyCourses(api, 30),
  shows: { text: '30 courses' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  prepare: (api) => {
    withLongWords(api);
    for (const user of api.state.users) user.bio = `${longTitle}. `.repeat(8);
  },
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({ direction: 'rtl', shows: { text: 'Ivo Instructor' } });
export const NotFound = state<typeof meta>({
  kind: 'refused',
  args: { instructorId: mockId(2, 99) },
  shows: ['instructor.notFound', 'course.backToList'],
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  call: 'instructors.get',
  outcome: 'pending',
  shows: 'instructor.loading',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'instructors.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'instructors.getFailed',
});
