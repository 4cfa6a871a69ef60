import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { ReviewQuote } from './index.ts';

const comment = 'I read the sky before I pack.';
const review = {
  _id: mockId(7, 1),
  rating: 5,
  comment,
  createdAt: '2026-08-01T09:00:00.000Z',
  userId: { firstName: 'Lena', lastName: 'Learner', email: undefined, profilePicture: undefined },
  course: { _id: seedIds.courses.weatherMaps, title: 'Reading Weather Maps' },
};

const meta: Meta<typeof ReviewQuote> = {
  title: 'Catalogue/ReviewQuote',
  component: ReviewQuote,
  args: { review },
  parameters: page({
    frame: 'column',
    words: ['testimonial', 'praise', 'stars', 'rating'],
    do: ['Show few: three in a row are read, ten are not.'],
    dont: ['Shorten what the learner wrote.'],
    accessibility: ['A figure whose caption names the learner and links to the course; the stars have a text.'],
    keyboard: [['Enter', 'Opens the course from its title']],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const Ready = ready(says(comment));
export const WithoutName = ready(says(comment), { args: { review: { ...review, userId: undefined } } });
export const LongWords = long(says(longTitle), {
  args: { review: { ...review, comment: longTitle, course: { ...review.course, title: longTitle } } },
});
