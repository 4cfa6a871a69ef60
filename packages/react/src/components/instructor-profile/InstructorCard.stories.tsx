import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Ready = state<typeof meta>({ args: { creator }, shows: { text: 'Meteorologist and walker' } });
export const WithPicture = state<typeof meta>({
  args: { creator: { ...creator, profilePicture: asset('media/photography.webp') } },
  shows: { text: 'Ivo Instructor' },
});
export const NameOnly = state<typeof meta>({
  args: { creator: { _id: creator._id, firstName: 'Ivo', lastName: 'Instructor' } },
  shows: { text: 'Ivo Instructor' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  args: {
    creator: { ...creator, firstName: longTitle, headline: longTitle, bio: `${longTitle}. `.repeat(5) },
  },
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({
  direction: 'rtl',
  args: { creator },
  shows: { text: 'Ivo Instructor' },
});
export const Loaded = state<typeof meta>({
  args: { instructorId: creator._id },
  shows: { text: 'Ivo Instructor' },
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  args: { instructorId: creator._id },
  call: 'instructors.get',
  outcome: 'pending',
  shows: 'instructor.loading',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  args: { instructorId: creator._id },
  call: 'instructors.get',
  outcome: { status: 500, body: '<h1>' },
  shows: 'instructors.getFailed',
});
