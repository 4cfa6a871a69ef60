import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { asset } from '../../testing/world.ts';
import { InstructorCard } from './index.ts';

const creator = {
  _id: seedIds.users.instructor,
  firstName: 'Ivo',
  lastName: 'Instructor',
  headline: 'Meteorologist and walker',
  bio: 'Teaches what he does every week.',
  stats: { courses: 12, students: 1_840 },
};

const meta: Meta<typeof InstructorCard> = {
  title: 'Catalogue/InstructorCard',
  component: InstructorCard,
  parameters: page({
    frame: 'column',
    traits: ['loads'],
    words: ['teacher', 'author', 'avatar', 'bio'],
    do: ['Set headingLevel to the place in your page; at level 1 the name is no link to itself.'],
    dont: ['Cut the bio: people decide by it.'],
    accessibility: ['The name is a heading and a link to the profile; the picture is decoration.'],
    keyboard: [['Enter', 'Opens the profile from the name']],
  }),
};
export default meta;
const { ready, loading, failed, long } = statesOf(meta);

export const Ready = ready(says('Meteorologist and walker'), { args: { creator } });
export const WithPicture = ready(says('Ivo Instructor'), {
  args: { creator: { ...creator, profilePicture: asset('media/photography.webp') } },
});
export const NameOnly = ready(says('Ivo Instructor'), {
  args: { creator: { _id: creator._id, firstName: 'Ivo', lastName: 'Instructor' } },
});
export const LongWords = long(says(longTitle), {
  args: {
    creator: { ...creator, firstName: longTitle, headline: longTitle, bio: `${longTitle}. `.repeat(5) },
  },
});
export const Loaded = ready(says('Ivo Instructor'), { args: { instructorId: creator._id } });
export const Loading = loading('instructors.get', 'instructor.loading', { args: { instructorId: creator._id } });
export const Failed = failed('instructors.get', 'instructors.getFailed', { args: { instructorId: creator._id } });
