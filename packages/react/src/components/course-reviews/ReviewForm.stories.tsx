import { mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
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

export const Ready = state<typeof meta>({ as: 'learner', shows: 'reviews.add' });
export const OwnReview = state<typeof meta>({
  as: 'learner',
  args: { review: own('Clear from the first minute.') },
  shows: 'reviews.edit',
});
export const Editing = state<typeof meta>({
  as: 'learner',
  args: { review: own('Clear from the first minute.') },
  act: ({ press }) => press('reviews.edit'),
  shows: ['reviews.update', 'reviews.cancel'],
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  as: 'learner',
  args: { review: own(`${longTitle}. `.repeat(6)) },
  shows: 'reviews.edit',
});
export const EmptyComment = state<typeof meta>({
  kind: 'invalid',
  as: 'learner',
  act: ({ press }) => press('reviews.submit'),
  shows: ['notice.reviewInvalid.title', 'rule.comment'],
});
export const Submitting = state<typeof meta>({
  kind: 'busy',
  as: 'learner',
  call: 'reviews.add',
  outcome: 'pending',
  act: send,
  shows: 'reviews.submitting',
});
export const Added = state<typeof meta>({
  kind: 'done',
  as: 'learner',
  act: send,
  shows: 'notice.reviewAdded.title',
});
export const Denied = state<typeof meta>({
  kind: 'refused',
  as: 'instructor',
  act: send,
  shows: ['notice.reviewDenied.title', 'notice.reviewDenied.text'],
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'learner',
  call: 'reviews.add',
  outcome: { status: 500, body: '<h1>' },
  act: send,
  shows: ['notice.reviewFailed.title', 'notice.reviewFailed.text'],
});
