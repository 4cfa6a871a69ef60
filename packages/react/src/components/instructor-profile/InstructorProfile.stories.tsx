import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withManyCourses, withPraise } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, loading, empty, failed, long, many } = statesOf(meta);

export const Ready = ready([['instructor.courses', { name: 'Ivo Instructor' }], { text: 'Ivo Instructor' }]);
export const Praised = ready(['instructor.praise'], { prepare: withPraise });
export const WithoutBelief = ready(['instructor.courses', { name: 'Ivo Instructor' }], {
  prepare: ({ state: { users } }) => {
    for (const user of users) delete user.belief;
  },
});
export const WithoutCourses = empty('instructor.none', {
  prepare: ({ state: { courses } }) => {
    for (const course of courses) course.status = 'draft';
  },
});
export const Many = many(says('30 courses'), { prepare: (api) => withManyCourses(api, 30) });
export const LongWords = long(says(longTitle), {
  prepare: (api) => {
    withLongWords(api);
    for (const user of api.state.users) Object.assign(user, { bio: `${longTitle}. `.repeat(8), belief: longTitle });
  },
});
export const NotFound = state({
  kind: 'refused',
  args: { instructorId: mockId(2, 99) },
  shows: ['instructor.notFound', 'course.backToList'],
});
export const Loading = loading('instructors.get', 'instructor.loading');
export const Failed = failed('instructors.get', 'instructors.getFailed');
