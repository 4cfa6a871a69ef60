import { type MockApi, mockId, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { AssignmentRunner } from './index.ts';

const lectureId = seedIds.lectures.assignment;

const meta: Meta<typeof AssignmentRunner> = {
  title: 'Learning/AssignmentRunner',
  component: AssignmentRunner,
  args: { lectureId, contentUrl: 'https://example.com/brief' },
  parameters: page({
    frame: 'column',
    traits: ['loads', 'submits', 'validates'],
    words: ['homework', 'submission', 'hand in', 'grade', 'feedback'],
    do: ['Put the task above the form, as its children.'],
    dont: ['Clear the form on a failure: what was typed is kept, also over a reload.'],
    accessibility: [
      'A failure is announced above the form, a rule at its field.',
      'After submitting, the focus moves to the heading of the submission.',
    ],
    keyboard: [
      ['Tab', 'The task, the text, the link, then Submit'],
      ['Enter', 'Submits from the link; in the text it starts a new line'],
    ],
  }),
};
export default meta;

const learner = { as: 'learner' } as const;
const work = {
  _id: mockId(9, 1),
  lectureId,
  authorId: seedIds.users.learner,
  userId: { _id: seedIds.users.learner, firstName: 'Leela', lastName: 'Rao', profilePicture: undefined },
  submissionText: 'Three notes about the weather of a week, and what I got wrong.',
  submissionUrl: 'https://example.com/notes',
  grade: null as number | null,
  feedback: '',
  createdAt: '2026-03-14T09:30:00.000Z',
  gradedAt: undefined as string | undefined,
};
const handIn =
  (changes: Partial<typeof work> = {}) =>
  ({ state: { submissions } }: MockApi) =>
    void submissions.push({ ...work, ...changes });
const submit = async ({ type, press }: ActTools) => {
  await type('assignment.text', 'Three notes, one a day.');
  await press('assignment.submit');
};

export const NothingYet = state<typeof meta>({ ...learner, shows: 'assignment.submit' });
export const HandedIn = state<typeof meta>({ ...learner, prepare: handIn(), shows: 'assignment.waiting' });
export const Graded = state<typeof meta>({
  ...learner,
  prepare: handIn({ grade: 82.5, feedback: 'Careful work.', gradedAt: work.createdAt }),
  shows: ['assignment.grade', { grade: '82.5', best: 100 }],
});
export const Changing = state<typeof meta>({
  ...learner,
  prepare: handIn(),
  act: ({ press }) => press('assignment.change'),
  shows: ['assignment.resubmit', 'assignment.cancel'],
});
export const InvalidLink = state<typeof meta>({
  ...learner,
  kind: 'invalid',
  act: async ({ type, press }) => {
    await type('assignment.url', 'my notes');
    await press('assignment.submit');
  },
  shows: 'rule.url',
});
export const LongWords = state<typeof meta>({
  ...learner,
  kind: 'long',
  prepare: handIn({
    submissionText: `${longTitle}. `.repeat(12),
    submissionUrl: `https://example.com/${'notes-'.repeat(40)}`,
    grade: 100,
    feedback: `${longTitle}. `.repeat(6),
  }),
  shows: { text: longTitle },
});
export const RightToLeft = state<typeof meta>({ ...learner, direction: 'rtl', shows: 'assignment.submit' });
export const Loading = state<typeof meta>({
  ...learner,
  kind: 'loading',
  call: 'assignments.mySubmission',
  outcome: 'pending',
  shows: 'assignment.loading',
});
export const Failed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'assignments.mySubmission',
  outcome: { status: 500, body: '<h1>' },
  shows: ['assignment.loadFailed', 'error.retry'],
});
export const Submitting = state<typeof meta>({
  ...learner,
  kind: 'busy',
  call: 'assignments.submit',
  outcome: 'pending',
  act: submit,
  shows: 'assignment.submitting',
});
export const Submitted = state<typeof meta>({ ...learner, kind: 'done', act: submit, shows: 'assignment.mine' });
export const SubmitFailed = state<typeof meta>({
  ...learner,
  kind: 'failed',
  call: 'assignments.submit',
  outcome: { status: 500, body: '<h1>' },
  act: submit,
  shows: 'assignment.submitFailed',
});
export const SubmitRefused = state<typeof meta>({
  ...learner,
  kind: 'refused',
  call: 'assignments.submit',
  outcome: { status: 403, body: { code: 'not_enrolled', message: "You aren't enrolled in this course." } },
  act: submit,
  shows: { text: "You aren't enrolled in this course." },
});
