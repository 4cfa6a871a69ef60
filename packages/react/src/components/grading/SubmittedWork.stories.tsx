import type { ReceivedSubmission } from '@lectern/sdk';
import { mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { SubmittedWork } from './index.ts';

const submission: ReceivedSubmission = {
  _id: mockId(9, 1),
  userId: { _id: mockId(2, 10), firstName: 'Leela', lastName: 'Rao', profilePicture: undefined },
  submissionText: 'Notes of a week by Leela.\nThe wind turned on Tuesday.',
  submissionUrl: 'https://example.com/leela',
  grade: null,
  feedback: '',
  createdAt: '2026-03-11T09:30:00.000Z',
  gradedAt: undefined,
};

const meta: Meta<typeof SubmittedWork> = {
  title: 'Teaching/SubmittedWork',
  component: SubmittedWork,
  args: { submission },
  parameters: page({
    frame: 'column',
    words: ['homework', 'assignment'],
    accessibility: ['The heading can take the focus, so that a newly opened submission is read from its start.'],
    dont: ["Don't render the text as HTML: it is shown as it was written."],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const Ungraded = ready(['grading.work', { name: 'Leela Rao' }]);
export const Graded = ready(says(/Graded on|15/), {
  args: { submission: { ...submission, grade: 90, gradedAt: '2026-03-15T09:30:00.000Z' } },
});
export const OnlyALink = ready('grading.noText', { args: { submission: { ...submission, submissionText: '' } } });
export const UnsafeLink = ready(['grading.badLink', { url: 'ftp://example.com/leela' }], {
  args: { submission: { ...submission, submissionUrl: 'ftp://example.com/leela' } },
});
export const Nameless = ready('grading.someone', { args: { submission: { ...submission, userId: undefined } } });
export const Long = long(says(longTitle), {
  args: {
    submission: {
      ...submission,
      submissionText: `${longTitle}. `.repeat(20),
      submissionUrl: `https://example.com/${'long'.repeat(40)}`,
    },
  },
});
