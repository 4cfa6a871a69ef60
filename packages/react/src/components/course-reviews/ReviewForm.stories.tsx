import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, statesOf } from '../../testing/states.tsx';
import { ReviewForm } from './ReviewForm.tsx';

const { weatherMaps } = seedIds.courses;

const meta: Meta<typeof ReviewForm> = {
  title: 'Course/ReviewForm',
  component: ReviewForm,
  args: { courseId: weatherMaps },
  parameters: page({
    frame: 'column',
    traits: ['submits', 'validates'],
    words: ['rating', 'stars', 'write a review'],
    do: ['Show it to enrolled learners only: the server refuses the others.'],
    dont: ['Show an empty form to a person with a review: give it the review to edit.'],
    accessibility: [
      'The stars are radio buttons with names: "1 star" to "5 stars".',
      'An empty comment is refused at its field, which takes the focus.',
    ],
    keyboard: [
      ['Arrow keys', 'Change the number of stars'],
      ['Enter', 'Starts a new line in the comment; on the button it submits'],
    ],
  }),
};
export default meta;
const { state, ready, failed, busy, invalid, done, long } = statesOf(meta, { as: 'learner' });

const own = (comment: string) => ({
  _id: mockId(10, 1),
  userId: { firstName: 'Lena', lastName: 'Learner' },
  rating: 4,
  comment,
  createdAt: '2026-08-14T09:00:00.000Z',
});
const send = async ({ type, press }: ActTools) => {
  await type('reviews.comment', 'Clear from the first minute.');
  await press('reviews.submit');
};

export const Ready = ready('reviews.add');
export const OwnReview = ready('reviews.edit', { args: { review: own('Clear from the first minute.') } });
export const Editing = ready(['reviews.update', 'reviews.cancel'], {
  args: { review: own('Clear from the first minute.') },
  act: ({ press }) => press('reviews.edit'),
});
export const LongWords = long('reviews.edit', { args: { review: own(`${longTitle}. `.repeat(6)) } });
export const EmptyComment = invalid(['notice.reviewInvalid.title', 'rule.comment'], {
  act: ({ press }) => press('reviews.submit'),
});
export const Submitting = busy('reviews.add', 'reviews.submitting', { act: send });
export const Added = done('notice.reviewAdded.title', { act: send });
export const Denied = state({
  kind: 'refused',
  as: 'instructor',
  act: send,
  shows: ['notice.reviewDenied.title', 'notice.reviewDenied.text'],
});
export const Failed = failed('reviews.add', ['notice.reviewFailed.title', 'notice.reviewFailed.text'], { act: send });
